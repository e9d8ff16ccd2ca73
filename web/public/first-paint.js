// Runs before the first paint, as a file because the content security policy allows no inline
// script: language, direction, colour scheme and the one font that the first screen needs.
(() => {
  var root = document.documentElement;
  var read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var fromPath = /^\/(fa|en|it)(?=\/|$)/.exec(location.pathname);
  var stored = read('language');
  var language = fromPath ? fromPath[1] : /^(fa|en|it)$/.test(stored) ? stored : 'fa';
  root.lang = language;
  root.dir = language === 'fa' ? 'rtl' : 'ltr';

  var mode = read('mui-mode');
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.scheme = mode === 'dark' || (mode !== 'light' && dark) ? 'dark' : 'light';

  var font = document.createElement('link');
  font.rel = 'preload';
  font.as = 'font';
  font.type = 'font/woff2';
  font.crossOrigin = 'anonymous';
  font.href = language === 'fa' ? '/fonts/vazirmatn-fa.v1.woff2' : '/fonts/archivo-latin.v1.woff2';
  document.head.append(font);
})();
