// Starts the app after the first paint, because loading the app would keep a phone's processor busy before
// anything can be read. A page in the background does not paint, so the app starts at once.
(() => {
  // The page contains the first screen in every language. All but the visible one are removed, so that no
  // landmark or id is in the document twice while the app loads.
  var { lang } = document.documentElement;
  var hidden = document.querySelectorAll(`.first-screen:not(:lang(${lang}))`);
  for (const screen of hidden) screen.remove();
  var entry = __ENTRY__;
  var start = () => import(entry);
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
