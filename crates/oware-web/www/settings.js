// The script that every page has: the settings.

import "./js/settings-dialog.js";
