//! What runs in the browser: the rules as WebAssembly, and the front end.
