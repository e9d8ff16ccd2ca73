import { languages } from '@fanclub/contract/text/languages';
import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { expect, type Page } from '@playwright/test';
import { furtherViews } from '../support/further-views.ts';
import { phone, test } from '../support/journey.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { texts } from '../support/texts.ts';

const membership = {
  season: '2026/27',
  pack_type: 'base',
  juventus_card: false,
  request_number: 'JOFCI-ABCD2345',
  holder: null,
  ended: null,
  end_reason: null,
  since: new Date(),
  valid_from: null,
  valid_until: '2099-06-30',
};

/**
 * Reads what the browser stores for the site: paths in its caches, scopes of service workers, and the cards in
 * local storage.
 */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    const addresses = (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      addresses,
      scopes: workers.map(({ scope }) => new URL(scope).pathname),
      cards: localStorage.getItem('memberCards'),
    };
  });

for (const [language, details] of [
  ['fa', {}],
  ['en', furtherViews],
] as const) {
  const { card, common } = texts[language];
  const title = `a member shows the card without a network, until they log out, in ${language}`;
  test(title, details, async ({ openBrowser }) => {
    const name = { first_name: 'Sara', last_name: 'Ahmadi' };
    const member = await buildMember(
      { juventus_card: false, ...name },
      { ...approved, memberships: [membership] },
    );
    const page = await openBrowser(language, phone);
    const context = page.context();
    await page.goto('/login');
    expect((await keptBy(page)).scopes, 'a worker of another page').toEqual([]);
    await beSignedIn(page, member);
    await page.goto('/card');
    const code = page.getByRole('img', { name: card.code.replace('{{name}}', 'Sara Ahmadi') });
    await expect(code).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await page.reload();
    await expect(code).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction);
    await expect(page.getByText(card.old.split('{{')[0] ?? '', { exact: false })).toBeVisible();
    const ink = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(ink).toMatch(language === 'fa' ? /Vazirmatn/ : /Archivo/);
    // Only the page of the card and its files are cached; the member's data is in local storage, not in a cache.
    const kept = await keptBy(page);
    expect(kept.scopes).toEqual(['/card']);
    expect(kept.addresses).toContain('/card');
    expect(kept.addresses.filter((path) => !/^\/(card|assets|fonts|mark\.svg)/.test(path))).toEqual(
      [],
    );
    expect(kept.cards).toContain('Sara Ahmadi');
    await expect(page.goto('/profile')).rejects.toThrow();

    await context.setOffline(false);
    await page.goto('/profile');
    await page.getByRole('button', { name: common.actions.logout, exact: true }).first().click();
    await page.waitForURL(/\/login/);
    const nothing = { addresses: [], scopes: [], cards: null };
    // The logout removes the caches, the service worker and the cards.
    await expect(async () => expect(await keptBy(page)).toEqual(nothing)).toPass();
    await context.setOffline(true);
    await expect(page.goto('/card')).rejects.toThrow();
  });
}

test('a card is printed as large as a card is, in black on white', async ({ openBrowser }) => {
  const member = await buildMember(
    { juventus_card: false },
    { ...approved, memberships: [membership] },
  );
  const page = await openBrowser('fa', { colorScheme: 'dark' });
  await beSignedIn(page, member);
  await page.goto('/card');
  const shown = page.getByRole('main').getByRole('listitem').first();
  await expect(shown.getByRole('img')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const box = await shown.boundingBox();
  const inMm = (pixels = 0) => (pixels * 25.4) / 96;
  expect(inMm(box?.width)).toBeCloseTo(85.6, 0);
  expect(inMm(box?.height)).toBeCloseTo(54, 0);
  const code = await shown.getByRole('img').boundingBox();
  expect(inMm(code?.width)).toBeGreaterThan(35);
  await expect(page.getByRole('button', { name: texts.fa.card.print })).toBeHidden();
  await expect(shown).toHaveCSS('color', 'rgb(0, 0, 0)');
});
