// Runs before the first paint, as a file because the content security policy allows no inline
// script: language, direction, colour scheme, room for the cookie sheet, and the one font that the
// first screen needs.
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

  // About as much as the cookie sheet will take, so that the first screen doesn't jump when it comes.
  if (!read('cookieConsent') && innerWidth < 992) {
    root.style.setProperty('--consent-inset', '115px');
  }

  var hint = (attributes) => {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  };
  hint({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href: language === 'fa' ? '/fonts/vazirmatn-fa.v1.woff2' : '/fonts/archivo-latin.v1.woff2',
  });

  // The build writes here which chunks the page of this address and its texts will ask for.
  var chunks = __CHUNKS__;
  var page = fromPath ? location.pathname.slice(3) || '/' : location.pathname;
  var name = page === '/' ? 'landing' : page.split('/')[1];
  (chunks[name]?.[language] || []).forEach((href) => {
    hint({ rel: 'modulepreload', href: href });
  });
})();
