import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pages } from '#config/pages.ts';
import { paths } from '#config/paths.ts';
import { openApp } from '#testing/open-app.tsx';

test('the table of pages names every page of the app', () => {
  const modules = import.meta.glob([
    '/src/{app,features/*,features/admin/*}/*-page.tsx',
    '!/src/features/{landing,legal,auth,verification}/*',
  ]);
  const named = Object.values(pages).map(({ module }) => `/src/${module}`);
  expect([...new Set(named)].sort()).toEqual(Object.keys(modules).sort());
});

const rows = Object.values(pages).map(({ access, patterns: [pattern] }) => ({
  access,
  path: pattern.replace('*', '/nowhere'),
}));

test.each(rows)(
  '$path is open to a visitor if the table says $access',
  async ({ path, access }) => {
    const { router } = await openApp(path, { language: 'en' });
    if (access === 'anyone') {
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(router.state.location.pathname).toBe(path);
    } else {
      const login = `/en${paths.login.build()}`;
      await waitFor(() =>
        expect(window.location.replace).toHaveBeenCalledWith(expect.stringContaining(login)),
      );
    }
  },
);

test.each(rows.filter(({ access }) => access === 'anyone'))(
  '$path has a title of its own',
  async ({ path }) => {
    await openApp(path, { language: 'en' });
    expect(document.title).toMatch(/^.+ · Supporters’ Club$/);
  },
);
