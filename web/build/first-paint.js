// Runs before the first paint, as a file because the content security policy allows no inline
// script: language, direction, colour scheme and room for the cookie sheet; in the app the one font that
// the first screen needs, and the code and texts of the page that is asked for. A page that was built
// in another language than the remembered one is left for its address in that one.
(() => {
  // The build writes here what languages there are, and for the app its pages and the files of each.
  var { languages, defaultLanguage, pages } = __FACTS__;
  var root = document.documentElement;
  var read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var isLanguage = (code) => Object.hasOwn(languages, code);
  var stored = read('language');
  var remembered = isLanguage(stored) ? stored : null;

  var mode = read('mui-mode');
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.scheme = mode === 'dark' || (mode !== 'light' && dark) ? 'dark' : 'light';

  // About as much as the cookie sheet will take, so that the first screen doesn't jump when it comes.
  if (!read('cookieConsent')) root.dataset.consent = 'ask';
  if (!read('cookieConsent') && innerWidth < 992) {
    root.style.setProperty('--consent-inset', '115px');
    // For what must not move once the sheet has been measured.
    root.style.setProperty('--first-inset', '115px');
  }

  var user = read('authToken') && read('userData');
  if (user) root.dataset.session = user.includes('"is_admin":true') ? 'admin' : 'member';

  var built = root.dataset.page;
  if (built) openBuiltPage();
  else openApp();

  function openBuiltPage() {
    // Whoever was sent on to another language's 404 page sees the address that was asked for.
    if (built === 'not-found' && /^#\/[^/\\]/.test(location.hash)) {
      history.replaceState(null, '', location.hash.slice(1));
    }
    var prefix = location.pathname.split('/')[1];
    if (!isLanguage(prefix)) prefix = null;
    if (prefix && built !== 'not-found') {
      try {
        localStorage.setItem('language', prefix);
      } catch {
        // The address says it again on every page.
      }
    }
    var wanted = prefix || remembered || root.lang;
    if (wanted === root.lang) return;
    // Nothing of the page that is left is to be seen.
    root.style.display = 'none';
    var rest = location.pathname + location.search;
    if (built === 'not-found') location.replace(`/${wanted}/404#${rest}`);
    else location.replace(`/${wanted}${rest.replace(/^\/(?=\?|$)/, '')}${location.hash}`);
  }

  function openApp() {
    var language = remembered || defaultLanguage;
    root.lang = language;
    root.dir = languages[language].direction;
    if (/[?&]step=/.test(location.search)) root.dataset.step = '';
    hint({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href: languages[language].font,
    });
    var path = location.pathname.slice(1);
    var page = pages[[path, path.split('/')[0], '*'].find((name) => Object.hasOwn(pages, name))];
    // Whoever is not signed in is sent on to the login.
    if (page.needsSession && !read('authToken')) page = pages.login;
    [...page.code, ...page.texts[language]].forEach((href) => {
      // After the styles and the font of what can be read already.
      hint({ rel: 'modulepreload', href, fetchPriority: 'low' });
    });
  }

  function hint(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }
})();
