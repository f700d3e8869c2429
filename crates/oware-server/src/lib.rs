//! HTTP, WebSocket and pages of the Oware site.
