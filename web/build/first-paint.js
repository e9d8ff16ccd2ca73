// Runs before the first paint. It is a file because the content security policy forbids inline scripts. It sets the
// colour scheme and the space for the cookie sheet. In the app it also sets language and direction, and preloads the
// font, and the code and texts of the requested page. A built page is redirected to the language in its address or, if
// the address has none, to the stored language, unless the page is in this language. A page with forms shows what the
// mailed link in its address is for.
(() => {
  // The build inserts the languages and, for the app, the files of each page.
  var { languages, defaultLanguage, modes, pages, gate } = __FACTS__;
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

  // Reserves the approximate height of the sheet with the cookie question, so that the first screen doesn't jump when
  // the sheet appears.
  if (!read('cookieConsent')) root.dataset.consent = 'ask';
  if (!read('cookieConsent') && innerWidth < 992) {
    root.style.setProperty('--consent-inset', '115px');
    // The initial height, for elements that must not move when the sheet's real height is measured.
    root.style.setProperty('--first-inset', '115px');
  }

  var user = read('authToken') && read('userData');
  if (user) root.dataset.session = user.includes('"is_admin":true') ? 'admin' : 'member';

  keepSubmit();
  var built = root.dataset.page;
  if (built) openBuiltPage();
  else openApp();

  function openBuiltPage() {
    // After the redirect to the 404 page in another language, the requested address is restored from the hash.
    if (built === 'not-found' && /^#\/[^/\\]/.test(location.hash)) {
      history.replaceState(null, '', location.hash.slice(1));
    }
    var prefix = location.pathname.split('/')[1];
    if (!isLanguage(prefix)) prefix = null;
    if (prefix && built !== 'not-found') {
      try {
        localStorage.setItem('language', prefix);
      } catch {
        // Storage is not available, so a later address without a language opens in the default language.
      }
    }
    if (built === 'form') chooseMode(new URLSearchParams(location.search));
    var wanted = prefix || remembered || root.lang;
    if (wanted === root.lang) return;
    // Hides the page in the wrong language until the redirect replaces it.
    root.style.display = 'none';
    var rest = location.pathname + location.search;
    if (built === 'not-found') location.replace(`/${wanted}/404#${rest}`);
    else location.replace(`/${wanted}${rest.replace(/^\/(?=\?|$)/, '')}${location.hash}`);
  }

  function chooseMode(query) {
    var [mode] = modes.find(([, name]) => query.get(name)) || [];
    if (mode) root.dataset.mailed = '';
    if (mode) root.dataset.mode = mode;
    else if (query.get('authuser') === 'admin') root.dataset.mode = 'admin';
  }

  function openApp() {
    var language = remembered || defaultLanguage;
    root.lang = language;
    root.dir = languages[language].direction;
    hint({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href: languages[language].font,
    });
    var path = location.pathname.slice(1);
    // The built first page does not fit a form that was begun before.
    var isBegun = read('registrationDraft.v1') || /[?&]step=/.test(location.search);
    if (path === 'register' && isBegun) root.dataset.held = '';
    var name = [path, path.split('/')[0], '*'].find((name) => Object.hasOwn(pages, name));
    var { needs, code, texts } = pages[name];
    // The panel first asks for the pass phrase, unless the admin has entered it lately.
    var sinceMs = Date.now() - read(gate.time);
    var isGateOpen = read(gate.flag) === 'true' && sinceMs >= 0 && sinceMs < gate.ttlMs;
    var dialog = needs === 'admin' && !isGateOpen ? gate.code : [];
    // Low priority, so that the styles and the font of the first screen load first.
    for (const href of new Set([...code, ...dialog, ...texts[language]])) {
      hint({ rel: 'modulepreload', href, fetchPriority: 'low' });
    }
  }

  // What was entered before the page's script or the app has come is read when it comes. A form must not be sent as a
  // page of its own, which would put what was typed into the address.
  function keepSubmit() {
    var kept;
    root.dataset.scripted = '';
    addEventListener('submit', (event) => {
      if (event.defaultPrevented || !event.target.closest('.first-screen, form[action]')) return;
      event.preventDefault();
      root.dataset.continued = '';
      kept = [event.target, event.submitter];
    });
    // Whoever chooses something after a press has seen that the form is not complete.
    document.addEventListener('input', () => {
      delete root.dataset.continued;
      kept = undefined;
    });
    addEventListener('forms', () => {
      delete root.dataset.continued;
      if (kept) kept[0].requestSubmit(kept[1]);
    });
    // A script that cannot be loaded has no other effect than this event.
    addEventListener(
      'error',
      (event) => {
        if (event.target.localName === 'script') root.dataset.failed = '';
      },
      { capture: true },
    );
  }

  function hint(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }
})();
