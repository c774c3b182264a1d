// Keys go to the arcade at once, and after its window was away.
function focusArcade() {
  const keys = document.querySelector(".xterm-helper-textarea");
  if (keys) keys.focus();
  return keys !== null;
}
window.addEventListener("load", () => {
  const waiting = setInterval(() => {
    if (document.body.classList.contains("-first-byte") && focusArcade()) clearInterval(waiting);
  }, 100);
});
window.addEventListener("focus", focusArcade);
