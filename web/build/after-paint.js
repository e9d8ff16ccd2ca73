// Starts the page's script after the first paint, because loading it would keep a phone's processor busy before anything
// can be read. A page in the background does not paint, so its script starts at once.
(() => {
  // The page contains the first screens in every language. All but the visible one are removed, so that no
  // landmark or id is in the document twice while the app loads.
  var root = document.documentElement;
  var shown = `:lang(${root.lang})[data-screen="${root.dataset.screen}"]`;
  var hidden = document.querySelectorAll(`.first-screen:not(${shown})`);
  for (const screen of hidden) screen.remove();
  document.title = document.querySelector('.first-screen').dataset.title;
  var entry = __ENTRY__;
  var start = () =>
    import(entry).catch(() => {
      root.dataset.failed = '';
    });
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
