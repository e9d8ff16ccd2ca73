import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@fanclub/contract/club/club';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { overflow } from '../support/overflow.ts';

const folder = String(process.env.CLUB_WEB);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Returns the built file of an address, as Hosting would. */
const fileOf = (pathname: string) =>
  ['', '.html', '/index.html']
    .map((end) => join(folder, `${pathname}${end}`))
    .find((file) => existsSync(file) && statSync(file).isFile());

/** Opens a built page without a server: files come from the build, and the API answers with the club's settings. */
async function open(path: string, language: LanguageCode, width: number): Promise<Page> {
  const page = await browser.newPage({
    baseURL: club.site,
    locale: language,
    viewport: { width, height: 800 },
    serviceWorkers: 'block',
  });
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await page.route('**/*', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    const file = origin === club.site ? fileOf(pathname) : undefined;
    if (file) return route.fulfill({ path: file });
    if (pathname === '/api/settings') return route.fulfill({ json: defaultPublicSettings });
    return route.fulfill({ status: 404, json: {} });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

/** The page is the club's, in the direction of its language, and nothing on it is too wide. */
async function expectOwn(page: Page, language: LanguageCode) {
  expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].direction);
  await expect.poll(() => page.title()).toContain(club.name[language]);
  expect(await overflow(page)).toEqual([]);
}

describe.each([
  ['fa', 360],
  ['en', 1280],
] as const)('in %s, %d wide', (language, width) => {
  it('the first page sells the club’s packages and benefits', async () => {
    const page = await open(`/${language}`, language, width);
    await expectOwn(page, language);
    const shown = await page.locator('body').innerText();
    for (const { name } of [...club.packages, ...club.benefits]) {
      expect(shown).toContain(name[language]);
    }
    await page.close();
  });

  it('the wizard offers the club’s packages, and a club card only if the club has one', async () => {
    const page = await open('/register', language, width);
    await expectOwn(page, language);
    // The first screens in other languages have the same fields until the page's script removes them.
    const offered = page.locator('#root input[name="pack_type"]');
    const ids = await offered.evaluateAll((inputs) => inputs.map((it) => it.getAttribute('value')));
    expect(ids.toSorted()).toEqual(club.packages.map(({ id }) => id).toSorted());
    expect(await page.locator('[name="juventus_card"]').count()).toBe(club.card ? 1 : 0);
    await page.close();
  });

  it('the page to sign in is the club’s', async () => {
    const page = await open('/login', language, width);
    await expectOwn(page, language);
    await page.close();
  });
});
