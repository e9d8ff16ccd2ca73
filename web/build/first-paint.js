// Runs before the first paint, as a file because the content security policy allows no inline
// script: language, direction, colour scheme, room for the cookie sheet, the one font that the
// first screen needs, and the code and texts of the page that is asked for.
(() => {
  // The build writes here what languages and pages there are, and which files each needs.
  var { languages, defaultLanguage, pages } = __FACTS__;
  var root = document.documentElement;
  var read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var segments = location.pathname.split('/').slice(1);
  var isLanguage = (code) => Object.hasOwn(languages, code);
  var isPrefixed = isLanguage(segments[0]);
  var stored = read('language');
  var language = isPrefixed ? segments[0] : isLanguage(stored) ? stored : defaultLanguage;
  root.lang = language;
  root.dir = languages[language].direction;

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
    href: languages[language].font,
  });

  var name = (isPrefixed ? segments[1] : segments[0]) || '';
  var page = pages[Object.hasOwn(pages, name) ? name : '*'];
  // Whoever is not signed in is sent on to the login.
  if (page.needsSession && !read('authToken')) page = pages.login;
  [...page.code, ...page.texts[language]].forEach((href) => {
    hint({ rel: 'modulepreload', href });
  });
})();
