import { expect, type Page, test } from '@playwright/test';
import { playGoogle } from '../support/google-tag.ts';
import { texts as allTexts } from '../support/texts.ts';

const { common, consent } = allTexts.en;

test.use({ locale: 'en' });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'en')));

/** Returns a list to which the browser's messages about violations of our content security policy are added. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

async function withdrawAnalytics(page: Page) {
  await page.getByRole('link', { name: common.footer.cookieSettings }).click();
  const settings = page.getByRole('dialog', { name: common.footer.cookieSettings });
  await settings.getByRole('switch', { name: consent.categories.analytics.title }).uncheck();
  await settings.getByRole('button', { name: consent.save }).click();
  await expect(settings).toBeHidden();
}

for (const path of ['/en', '/en/login']) {
  test(`analytics waits for a yes at ${path}, works under our policy, and ends with a no`, async ({
    page,
    context,
    baseURL,
  }) => {
    const refused = watchPolicy(page);
    const google = await playGoogle(context, 2);
    const ownCode: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/analytics[-.]/.test(request.url())) ownCode.push(request.url());
    });

    await page.goto(`${path}?secret=s3cret&utm_source=letter`);
    const accept = page.getByRole('button', { name: consent.acceptAll });
    await accept.waitFor();
    await page.waitForLoadState('networkidle');
    expect(google).toEqual({ scriptAsked: [], pagesTold: [], others: [] });
    expect(ownCode).toEqual([]);

    await accept.click();
    await expect.poll(() => google.pagesTold).toEqual([`${baseURL}${path}?utm_source=letter`]);
    const [first = 0, second = 0, third = 0] = google.scriptAsked;
    expect(google.scriptAsked).toHaveLength(3);
    for (const wait of [second - first, third - second]) {
      expect(wait).toBeGreaterThan(900);
      expect(wait).toBeLessThan(20_000);
    }
    expect(await cookieNames(page)).toEqual(['_ga', '_ga_TEST']);

    await withdrawAnalytics(page);
    await expect.poll(() => cookieNames(page)).toEqual([]);
    await page.evaluate(() => {
      const scroll = ['event', 'scroll', { page_location: location.href }];
      (window as unknown as { dataLayer: unknown[] }).dataLayer.push(scroll);
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(google).toMatchObject({
      pagesTold: { length: 1 },
      scriptAsked: { length: 3 },
      others: [],
    });
    expect(await cookieNames(page)).toEqual([]);
    expect(refused).toEqual([]);
  });
}
