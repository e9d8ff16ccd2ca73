// Starts the app once what the page holds already has been painted: a phone's processor would otherwise
// be the app's before anything is to be read. A page in the background paints nothing, and waits for nothing.
(() => {
  var entry = __ENTRY__;
  var start = () => import(entry);
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
