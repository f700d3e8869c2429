// What the reader has chosen of how a board looks, put onto the page before it is drawn: the one
// script that a page waits for. What can be chosen is in js/settings.js.

try {
  const chosen = JSON.parse(localStorage.getItem("oware.settings") ?? "{}");
  const { dataset } = document.documentElement;
  const plain = matchMedia("(prefers-contrast: more)").matches ? "plain" : "wood";
  dataset.theme = ["wood", "plain", "shapes"].includes(chosen.theme) ? chosen.theme : plain;
  dataset.numbers = chosen.numbers === false ? "off" : "on";
} catch {
  // A browser that keeps nothing shows every page as it comes.
}
