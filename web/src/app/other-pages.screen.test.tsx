import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#testing/open-app.tsx';
import { common } from '#testing/texts.ts';

test('an address of the app that leads nowhere is named, with ways on', async () => {
  await openApp('/admin/membres?from=mail', { language: 'it' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common('notFound.title'));
  expect(screen.getByRole('main').textContent).toContain('/admin/membres');
  const home = screen.getAllByRole('link', { name: common('actions.goHome') });
  expect(home[0]).toHaveProperty('pathname', '/it');
});

test.each([
  ['admin', 'nav.admin'],
  ['member', 'nav.profile'],
] as const)(
  'an address that leads nowhere offers a signed-in %s no membership',
  async (as, way) => {
    await openApp('/admin/membres', { as });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: common(way) })).not.toHaveLength(0);
    expect(main.queryByRole('link', { name: common('actions.register') })).toBeNull();
  },
);
