// Keys go to the arcade at once, and after its window was away.
function focusArcade() {
  const keys = document.querySelector(".xterm-helper-textarea");
  if (keys) keys.focus();
  return keys !== null;
}
window.addEventListener("load", () => {
  const waiting = setInterval(() => {
    if (!document.body.classList.contains("-first-byte")) return;
    // Had it the keys already, before the arcade was there to be told, it would not hear of it.
    document.activeElement.blur();
    if (focusArcade()) clearInterval(waiting);
  }, 100);
});
window.addEventListener("focus", focusArcade);

// Browsers keep Ctrl+T, Ctrl+N, Ctrl+W and the like for themselves. Alt stands for Ctrl: the terminal is
// given the other key.
window.addEventListener(
  "keydown",
  (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^[a-z]$/i.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const key = event.key.toLowerCase();
    const keyCode = key.toUpperCase().charCodeAt(0);
    const same = { key, keyCode, code: event.code, ctrlKey: true, bubbles: true, cancelable: true };
    event.target.dispatchEvent(new KeyboardEvent("keydown", same));
  },
  true,
);
