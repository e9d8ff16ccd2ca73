// Runs before the first paint. It is a file because the content security policy forbids inline scripts. It sets the
// colour scheme and the space for the cookie sheet. In the app it also sets language and direction, and preloads the
// font, and the code and texts of the requested page. A built page is redirected to the language in its address or, if
// the address has none, to the stored language, unless the page is in this language.
(() => {
  // The build inserts the languages and, for the app, the files of each page.
  var { languages, defaultLanguage, pages, changing, early, gate } = __FACTS__;
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
    var wanted = prefix || remembered || root.lang;
    if (wanted === root.lang) return;
    // Hides the page in the wrong language until the redirect replaces it.
    root.style.display = 'none';
    var rest = location.pathname + location.search;
    if (built === 'not-found') location.replace(`/${wanted}/404#${rest}`);
    else location.replace(`/${wanted}${rest.replace(/^\/(?=\?|$)/, '')}${location.hash}`);
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
    var query = new URLSearchParams(location.search);
    root.dataset.screen =
      /^(login|reset-password)$/.test(path) && query.get('token') ? 'asked' : 'plain';
    if (changing.some((name) => query.get(name))) root.dataset.other = '';
    if (path === 'register' && read('registrationDraft.v1')) root.dataset.held = '';
    var pageAt = (path) =>
      [path, path.split('/')[0], '*'].find((name) => Object.hasOwn(pages, name));
    var page = pages[pageAt(path)];
    var isEarly = early.includes(pageAt(path));
    // Signed-in people leave a visitor's page, and others leave a member's page.
    var isLeft = page.needs
      ? root.dataset.session !== page.needs
      : user && root.dataset.screen === 'plain';
    // The first screen of the panel asks for the pass phrase.
    var sinceMs = Date.now() - read(gate.time);
    var isGateOpen = read(gate.flag) === 'true' && sinceMs >= 0 && sinceMs < gate.ttlMs;
    if (page.needs === 'admin' && isGateOpen) root.dataset.other = '';
    var isForApp = !isEarly || isLeft || 'other' in root.dataset || 'held' in root.dataset;
    if (isForApp) root.dataset.app = '';
    keepPresses();
    // Without a session the visitor is redirected to the login, so the login's files are preloaded instead.
    if (page.needs && !read('authToken')) page = pages.login;
    var filesOf = ({ needs, code, texts }) => {
      // A page that needs no app lists the app's files. All other pages load them in any case.
      var ahead = document.getElementById('ahead');
      return new Set([
        ...(ahead ? JSON.parse(ahead.text) : []),
        ...code,
        ...(needs === 'admin' && !isGateOpen ? gate.code : []),
        ...texts[language],
      ]);
    };
    // Low priority, so that the styles and the font of the first screen load first, and calls of its script do not wait.
    var fetchAhead = (files, rel) => {
      for (const href of files) hint({ rel, href, fetchPriority: 'low' });
    };
    // A phone's processor is busy for a quarter of a second with all of them at once.
    var prefetchInTurn = (files) => {
      fetchAhead(files.splice(0, 4), 'prefetch');
      if (files.length > 0) setTimeout(prefetchInTurn, 100, files);
    };
    var preload = () => fetchAhead(filesOf(page), 'modulepreload');
    // The panel's first screen is painted before the app's files compete with its font.
    if (page.needs === 'admin' && !isGateOpen)
      addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(preload)), {
        once: true,
      });
    else if (isForApp) preload();
    document.addEventListener('wanted', ({ detail: { page, rel } }) => {
      var files = [...filesOf(pages[pageAt(page)])];
      if (rel === 'prefetch') prefetchInTurn(files);
      else fetchAhead(files, rel);
    });
  }

  // The first screen's own script (`src/site/first-screen`) handles a press, or `take-over.tsx` presses the button again
  // when the app has loaded. A form must not be sent as a page of its own, which would put what was typed into the
  // address.
  function keepPresses() {
    root.dataset.scripted = '';
    document.addEventListener('submit', (event) => {
      if (!event.target.closest('.first-screen')) return;
      event.preventDefault();
      keep(event.submitter || event.target.querySelector('[type=submit]'));
    });
    document.addEventListener('click', (event) => {
      var button = event.target.closest('.first-screen button');
      if (button && button.type !== 'submit') keep(button);
    });
    // Whoever types or chooses something after a press has seen that the form is not complete. A press that is repeated
    // later would then leave the page too early.
    document.addEventListener('input', (event) => {
      if (event.target.closest('.first-screen')) delete root.dataset.pressed;
    });
  }

  function keep(button) {
    root.dataset.pressed = button.getAttribute('aria-label') || button.textContent;
    button.dispatchEvent(new CustomEvent('kept', { bubbles: true }));
  }

  function hint(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }
})();
