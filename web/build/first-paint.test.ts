import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pages } from '#config/pages.ts';
import { firstPaint } from './first-paint-plugin.ts';

/** The script as the build writes it, with the modules' own paths for their files. */
const script = firstPaint((modules) => modules.map(([path = '']) => path));

function openAt(address: string) {
  window.location.href = new URL(address, 'http://localhost').href;
  new Function(script)();
  const hints = [...document.head.querySelectorAll('link')];
  return {
    font: hints.find(({ rel }) => rel === 'preload')?.getAttribute('href'),
    code: hints
      .filter(({ rel }) => rel === 'modulepreload')
      .map((link) => link.getAttribute('href')),
  };
}

afterEach(() => {
  window.location.href = 'http://localhost/';
  for (const link of document.head.querySelectorAll('link')) link.remove();
  document.documentElement.style.removeProperty('--consent-inset');
});

test.each(languageCodes)('an address under /%s is in that language from the start', (code) => {
  localStorage.setItem('language', 'en');
  const { font } = openAt(`/${code}/legal/terms`);
  expect(document.documentElement.lang).toBe(code);
  expect(document.documentElement.dir).toBe(languages[code].direction);
  expect(font).toContain(languages[code].font);
});

test.each([
  [null, 'fa'],
  ['it', 'it'],
  ['eo', 'fa'],
  ['constructor', 'fa'],
])('with %s remembered, a plain address opens in %s', (remembered, language) => {
  if (remembered) localStorage.setItem('language', remembered);
  openAt('/login');
  expect(document.documentElement.lang).toBe(language);
});

describe('what is fetched ahead', () => {
  test('is there to be fetched', () => {
    const modules = Object.values(pages).flatMap(({ module, alsoLoads = [] }) => [
      module,
      ...alsoLoads,
    ]);
    const files = modules.map((module) => resolve(import.meta.dirname, '../src', module));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test.each([
    ['/', '/src/features/landing/landing-page.tsx'],
    ['/en', '/src/features/landing/landing-page.tsx'],
    ['/en/legal/terms', '/src/features/legal/legal-page.tsx'],
    ['/forgot-password', '/src/features/auth/forgot-password-page.tsx'],
    ['/no/such/page', '/src/app/not-found-page.tsx'],
    ['/profile/u1', '/src/features/auth/login-page.tsx'],
    ['/admin', '/src/features/auth/login-page.tsx'],
  ])('at %s a visitor gets %s', (address, module) => {
    expect(openAt(address).code[0]).toBe(module);
  });

  test('someone who is signed in gets the page that is asked for, with its texts', () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('language', 'it');
    expect(openAt('/profile/u1').code).toEqual([
      '/src/features/profile/profile-page.tsx',
      ...['common', 'profile', 'member', 'documents', 'errors'].map(
        (namespace) => `/${namespace}/locales/it.ts`,
      ),
    ]);
  });
});

test.each([
  [null, '115px'],
  ['{}', ''],
])('with the consent %s, the room kept for the cookie sheet is "%s"', (consent, room) => {
  if (consent) localStorage.setItem('cookieConsent', consent);
  vi.stubGlobal('innerWidth', 360);
  openAt('/');
  expect(document.documentElement.style.getPropertyValue('--consent-inset')).toBe(room);
});
