// Starts the app after the first paint. Otherwise the app would occupy a phone's processor before anything can
// be read. A page in the background does not paint, so it starts at once.
(() => {
  // The page has the first screen in every language. Only the shown one stays, so that each landmark and each id
  // is in the document once while the app loads.
  var { lang } = document.documentElement;
  var hidden = document.querySelectorAll(`.first-screen:not(:lang(${lang}))`);
  for (const screen of hidden) screen.remove();
  var entry = __ENTRY__;
  var start = () => import(entry);
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
