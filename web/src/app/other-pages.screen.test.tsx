import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openApp } from '#testing/open-app.tsx';

const common = i18n.getFixedT(null, 'common');
const legal = i18n.getFixedT(null, 'legal');

test('an address that leads nowhere is named, with ways on', async () => {
  const { arriveAt } = await openApp('/membres?from=mail', { language: 'it' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common('notFound.title'));
  expect(screen.getByRole('main').textContent).toContain('/membres');
  fireEvent.click(
    within(screen.getByRole('main')).getByRole('link', { name: common('actions.goHome') }),
  );
  await arriveAt('/');
});

test('a legal document is read in the language on screen', async () => {
  await openApp('/legal/terms', { language: 'it' });
  const main = within(screen.getByRole('main'));
  const sections = await main.findAllByRole('heading', { level: 2 });
  expect(sections.length).toBeGreaterThan(3);
  expect(sections[0]?.closest('[lang]')?.getAttribute('lang')).toBe('it');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(legal('documents.terms'));
});

test('an old address of a document leads to its new one', async () => {
  const { arriveAt } = await openApp('/privacy-policy', { language: 'en' });
  await arriveAt('/legal/privacy-policy');
  const name = legal('documents.privacy-policy');
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

test('the language of a document’s own address is the language of the page', async () => {
  await openApp('/en/legal/cookies');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
});

test('a document that there is not says so', async () => {
  await openApp('/legal/data-processing', { language: 'en' });
  expect(await screen.findByText(legal('notFound.title'))).toBeTruthy();
});
