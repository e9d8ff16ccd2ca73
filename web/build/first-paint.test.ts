import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '@fanclub/contract/text/languages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pages } from '#config/pages.ts';
import { firstPaintOfApp, firstPaintOfSite } from './first-paint.ts';

/** The scripts as the build writes them, except that each module's file is the path of its source. */
const scripts = {
  app: firstPaintOfApp((modules) => modules.map(([path = '']) => path)),
  site: firstPaintOfSite(),
};
const root = document.documentElement;

function openAt(address: string, script = scripts.app) {
  window.location.href = new URL(address, 'http://localhost').href;
  new Function(script)();
  return { font: hints('preload')[0], code: hints('modulepreload') };
}

const hints = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) =>
    link.getAttribute('href'),
  );

/** Opens a built page. Returns the address to which the page redirects, or undefined if it does not redirect. */
function openBuilt(name: string, language: string, address: string): string | undefined {
  root.dataset.page = name;
  root.lang = language;
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  openAt(address, scripts.site);
  return replace.mock.calls[0]?.[0]?.toString();
}

afterEach(() => {
  vi.restoreAllMocks();
  window.location.href = 'http://localhost/';
  for (const link of document.head.querySelectorAll('link')) link.remove();
  root.style.removeProperty('--consent-inset');
  root.style.display = '';
  delete root.dataset.page;
  for (const mark of ['session', 'held', 'mode', 'mailed', 'failed', 'continued'])
    delete root.dataset[mark];
});

test.each([
  [null, 'fa'],
  ['it', 'it'],
  ['eo', 'fa'],
  ['constructor', 'fa'],
] as const)('the app with %s remembered opens in %s', (remembered, language) => {
  if (remembered) localStorage.setItem('language', remembered);
  const { font } = openAt('/profile');
  expect([root.lang, root.dir]).toEqual([language, languages[language].direction]);
  expect(font).toContain(languages[language].font);
});

describe('a built page', () => {
  test.each([
    ['landing', '/', '/en'],
    ['landing', '/?from=mail#faq', '/en?from=mail#faq'],
    ['legal', '/legal/terms#section-2', '/en/legal/terms#section-2'],
    ['not-found', '/nowhere?x=1', '/en/404#/nowhere?x=1'],
  ])('%s at %s is left for %s where English is remembered', (name, address, to) => {
    localStorage.setItem('language', 'en');
    expect(openBuilt(name, 'fa', address)).toBe(to);
    expect(root.style.display).toBe('none');
  });

  test.each([
    ['landing', 'en', '/en'],
    ['legal', 'it', '/it/legal/terms'],
    ['landing', 'fa', '/fa'],
  ])('%s stays in %s at %s, which makes it the remembered language', (name, language, address) => {
    localStorage.setItem('language', 'xx');
    expect(openBuilt(name, language, address)).toBeUndefined();
    expect(localStorage.getItem('language')).toBe(language);
  });

  test('stays where nothing is remembered, and remembers nothing', () => {
    expect(openBuilt('landing', 'fa', '/')).toBeUndefined();
    expect(localStorage.getItem('language')).toBeNull();
  });

  test('an address that leads nowhere keeps its own language, and changes no remembered one', () => {
    localStorage.setItem('language', 'fa');
    expect(openBuilt('not-found', 'fa', '/it/nowhere')).toBe('/it/404#/it/nowhere');
    expect(localStorage.getItem('language')).toBe('fa');
  });

  test.each([
    ['/en/404#/en/nowhere?x=1', '/en/nowhere?x=1'],
    ['/en/404#//evil.example', '/en/404'],
  ])('the 404 page opened at %s shows %s', (address, shown) => {
    expect(openBuilt('not-found', 'en', address)).toBeUndefined();
    expect(window.location.pathname + window.location.search).toBe(shown);
  });

  test.each([
    [undefined, undefined],
    [{ is_admin: false }, 'member'],
    [{ is_admin: true }, 'admin'],
  ])('knows before it is painted who is signed in: %o', (user, mark) => {
    if (user) {
      localStorage.setItem('authToken', 'token');
      localStorage.setItem('userData', JSON.stringify(user));
    }
    openBuilt('landing', 'fa', '/');
    expect(root.dataset.session).toBe(mark);
  });
});

describe('what is fetched ahead in the app', () => {
  test('is there to be fetched', () => {
    const modules = Object.values(pages).flatMap(({ module, alsoLoads = [] }) => [
      module,
      ...alsoLoads,
    ]);
    const files = modules.map((module) => resolve(import.meta.dirname, '../src', module));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test.each([
    ['/no/such/page', '/src/app/not-found-page.tsx'],
    ['/profile/u1', '/src/features/profile/profile-page.tsx'],
  ])('the address %s makes the browser fetch %s', (address, module) => {
    expect(openAt(address).code[0]).toBe(module);
  });

  test('a form that was begun before is hidden until the app fills it in', () => {
    openAt('/register');
    expect(root.dataset.held).toBeUndefined();
    localStorage.setItem('registrationDraft.v1', '{}');
    openAt('/register');
    expect(root.dataset.held).toBe('');
  });

  test.each([
    ['/admin', 'applications-page'],
    ['/admin/history', 'history-page'],
    ['/profile/u1', 'profile-page'],
  ])('someone who is signed in gets at %s the code of %s', (address, page) => {
    localStorage.setItem('authToken', 'token');
    openAt(address);
    expect(hints('modulepreload')[0]).toContain(`/${page}.tsx`);
  });

  test('someone who is signed in gets the page that is asked for, with its texts', () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('language', 'it');
    expect(openAt('/profile/u1').code).toEqual([
      '/src/features/profile/profile-page.tsx',
      '/src/member/unless-limited.tsx',
      ...['common', 'profile', 'member', 'documents', 'errors'].map(
        (namespace) => `/${namespace}/locales/it.ts`,
      ),
    ]);
  });
});

describe('the code of the dialog that asks for the pass phrase', () => {
  const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000);

  test.each([
    ['an admin who comes', {}, true],
    ['an admin who was away for long', { adminAuthTimestamp: minutesAgo(7) }, true],
    ['an admin who was just here', { adminAuthTimestamp: minutesAgo(5) }, false],
  ])('is fetched for %s or not', (_, stored, isFetched) => {
    localStorage.setItem('adminAuthenticated', 'true');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const { code } = openAt('/admin');
    expect(code.includes('/src/admin-kit/sections/gate-dialog.tsx')).toBe(isFetched);
  });
});

describe('a page with forms', () => {
  test.each([
    ['', 'login', false],
    ['?authuser=admin', 'admin', false],
    ['?token=abc', 'link', true],
    ['?token=', 'login', false],
    ['?not_me=abc&authuser=admin', 'notMe', true],
  ])('at "%s" shows the part %s', (search, mode, isMailed) => {
    root.dataset.mode = 'login';
    expect(openBuilt('form', 'fa', `/login${search}`)).toBeUndefined();
    expect(root.dataset.mode).toBe(mode);
    expect(root.dataset.mailed !== undefined).toBe(isMailed);
  });

  test('sends a form that was sent before its script had come once the script has come', () => {
    openBuilt('form', 'fa', '/login');
    document.body.innerHTML = '<form action="/api/login"><button>Go</button></form>';
    const form = document.querySelector('form') as HTMLFormElement;
    const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(root.dataset.continued).toBe('');
    dispatchEvent(new Event('forms'));
    expect(again).toHaveBeenCalledTimes(1);
    expect(root.dataset.continued).toBeUndefined();
  });

  test('says so if its script cannot be loaded', () => {
    openBuilt('form', 'fa', '/login');
    const script = document.head.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    script.remove();
    expect(root.dataset.failed).toBe('');
  });
});

test.each([
  [null, '115px'],
  ['{}', ''],
])('the consent %s makes the room kept for the cookie sheet "%s"', (consent, room) => {
  if (consent) localStorage.setItem('cookieConsent', consent);
  vi.stubGlobal('innerWidth', 360);
  openAt('/register');
  expect(root.style.getPropertyValue('--consent-inset')).toBe(room);
});
