import { expect, test } from '@playwright/test';
import { watchFirstView } from '../support/first-view.ts';
import { openAdminPanel } from '../support/sign-in.ts';
import { openVisitor } from '../support/visitor.ts';

/**
 * Limits in compressed bytes. A change that exceeds a limit must save bytes elsewhere, or raise the limit and say why
 * here. The scripts of the panel's first section have about 435 kB, because the section shows the season and has the
 * search, many small chunks compress less than one large file, and some texts are loaded in all languages.
 */
const limits = { panelScriptBytes: 437_000, ownScriptBytes: 60_000 };
const sections = [
  'members',
  'money',
  'money?view=statements',
  'cards',
  'cards/print',
  'letters',
  'codes',
  'messages',
  'messages?view=mails',
  'settings',
  'figures',
  'people',
  'history',
  'api',
];

test('the panel’s first section loads few scripts, and every other one few of its own', async ({
  browser,
}) => {
  const page = await openVisitor(browser, { language: 'en', width: 1280 });
  await openAdminPanel(page);
  const sum = (sizes: Iterable<number>) => [...sizes].reduce((total, size) => total + size, 0);
  const panel = await watchFirstView(page, '/admin');
  const bytes = sum(panel.scripts.values());
  expect.soft(bytes, panel.files.join('\n')).toBeLessThanOrEqual(limits.panelScriptBytes);
  for (const section of sections) {
    const { scripts } = await watchFirstView(page, `/admin/${section}`);
    const own = [...scripts].filter(([name]) => !panel.scripts.has(name));
    const bytes = sum(own.map(([, size]) => size));
    expect.soft(bytes, `${section}: ${own.join(' ')}`).toBeLessThanOrEqual(limits.ownScriptBytes);
    expect.soft(scripts.size, section).toBeGreaterThan(panel.scripts.size / 2);
  }
  await page.context().close();
});
