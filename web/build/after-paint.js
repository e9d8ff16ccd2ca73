// Starts the app after the first paint, because loading it would keep a phone's processor busy before anything can be
// read. A page in the background does not paint, so its script starts at once.
(() => {
  // The page contains its first screen in every language. All but the visible one are removed, so that no landmark or id
  // is in the document twice while the app loads.
  var root = document.documentElement;
  for (const screen of document.querySelectorAll(`.first-screen:not(:lang(${root.lang}))`)) {
    screen.remove();
  }
  var start = () =>
    import(__ENTRY__).catch(() => {
      root.dataset.failed = '';
    });
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
