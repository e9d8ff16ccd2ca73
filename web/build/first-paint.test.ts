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

/** Lets the script do what it does after the page was parsed and painted. */
async function paint(): Promise<void> {
  dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}

afterEach(async () => {
  await paint();
  vi.restoreAllMocks();
  window.location.href = 'http://localhost/';
  for (const link of document.head.querySelectorAll('link')) link.remove();
  root.style.removeProperty('--consent-inset');
  root.style.display = '';
  delete root.dataset.page;
  for (const mark of ['session', 'app', 'other', 'held', 'screen']) delete root.dataset[mark];
});

test.each([
  [null, 'fa'],
  ['it', 'it'],
  ['eo', 'fa'],
  ['constructor', 'fa'],
] as const)('the app with %s remembered opens in %s', (remembered, language) => {
  if (remembered) localStorage.setItem('language', remembered);
  const { font } = openAt('/login');
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
    ['/profile/u1', '/src/features/auth/login-page.tsx'],
    ['/admin', '/src/features/auth/login-page.tsx'],
  ])('the address %s makes the browser fetch %s', (address, module) => {
    expect(openAt(address).code[0]).toBe(module);
  });

  test('a page that needs no app loads nothing before its script asks for the app’s files', () => {
    document.body.innerHTML = '<script type="application/json" id="ahead">["/app.js"]</script>';
    expect(openAt('/login').code).toEqual([]);
    expect(root.dataset.app).toBeUndefined();
    document.dispatchEvent(
      new CustomEvent('wanted', { detail: { page: 'profile', rel: 'prefetch' } }),
    );
    expect(hints('prefetch')).toEqual(
      expect.arrayContaining(['/app.js', '/src/features/profile/profile-page.tsx']),
    );
  });

  test.each([
    ['another kind of mailed link', '/login?not_me=x'],
    ['an admin', '/login?authuser=admin'],
  ])('a page that needs no app fetches the app at once for %s', (_, address) => {
    expect(openAt(address).code).toContain('/src/features/auth/login-page.tsx');
    expect(root.dataset.app).toBe('');
  });

  test('a form that was begun before is hidden until the app fills it in', () => {
    openAt('/register');
    expect([root.dataset.app, root.dataset.held]).toEqual([undefined, undefined]);
    localStorage.setItem('registrationDraft.v1', '{}');
    openAt('/login');
    expect(root.dataset.held).toBeUndefined();
    openAt('/register');
    expect([root.dataset.app, root.dataset.held]).toEqual(['', '']);
  });

  test('someone who is signed in gets the app at the login, but a mailed link waits for its button', () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('userData', '{}');
    openAt('/login');
    expect(root.dataset.app).toBe('');
    delete root.dataset.app;
    openAt('/login?token=x');
    expect(root.dataset.app).toBeUndefined();
  });

  test.each([
    ['/admin', 'applications-page'],
    ['/admin/history', 'history-page'],
    ['/profile/u1', 'profile-page'],
  ])('someone who is signed in gets at %s the code of %s', async (address, page) => {
    localStorage.setItem('authToken', 'token');
    openAt(address);
    await paint();
    expect(hints('modulepreload')[0]).toContain(`/${page}.tsx`);
  });

  test('someone who is signed in gets the page that is asked for, with its texts', () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('language', 'it');
    expect(openAt('/profile/u1').code).toEqual([
      '/src/features/profile/profile-page.tsx',
      '/src/member/unless-limited.tsx',
      ...['common', 'profile', 'member', 'benefits', 'documents', 'errors'].map(
        (namespace) => `/${namespace}/locales/it.ts`,
      ),
    ]);
  });
});

describe('the panel’s first screen', () => {
  const dialog = '/src/admin-kit/sections/gate-dialog.tsx';
  const admin = { is_admin: true };
  const minutesAgo = (minutes: number) => String(Date.now() - minutes * 60_000);

  test.each([
    ['an admin who comes', admin, {}, true, true],
    ['an admin who was away for long', admin, { adminAuthTimestamp: minutesAgo(7) }, true, true],
    ['an admin who was just here', admin, { adminAuthTimestamp: minutesAgo(5) }, false, false],
  ])(
    'asks %s for the pass phrase or waits for the app',
    async (_, user, stored, isShown, isFetched) => {
      localStorage.setItem('authToken', 'token');
      localStorage.setItem('userData', JSON.stringify(user));
      localStorage.setItem('adminAuthenticated', 'true');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      const { code } = openAt('/admin');
      expect(root.dataset.other === undefined).toBe(isShown);
      expect(code.length > 0).toBe(!isShown);
      await paint();
      expect(hints('modulepreload').includes(dialog)).toBe(isFetched);
    },
  );
});

test.each([
  [null, '115px'],
  ['{}', ''],
])('the consent %s makes the room kept for the cookie sheet "%s"', (consent, room) => {
  if (consent) localStorage.setItem('cookieConsent', consent);
  vi.stubGlobal('innerWidth', 360);
  openAt('/login');
  expect(root.style.getPropertyValue('--consent-inset')).toBe(room);
});
