// Starts the app after the first paint. Otherwise the app would occupy a phone's processor before anything can
// be read. A page in the background does not paint, so it starts at once.
(() => {
  var entry = __ENTRY__;
  var start = () => import(entry);
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
