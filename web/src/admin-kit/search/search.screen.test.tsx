import { api } from '@fanclub/contract/api';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { memberRowOf } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors } from '#testing/texts.ts';
import { findDialog, letThingsHappen, press } from '#testing/user-events.ts';
import { openPanel, pressKey, t, threePending } from '../testing/open-panel.ts';

const [sara, nora] = threePending();
const found = [sara, nora].map((member) => ({ user: memberRowOf(member), season: '2026/27' }));

const openSearch = async () => {
  await screen.findByRole('navigation', { name: t('sections.label') });
  pressKey('/');
  return findDialog(t('find.title'));
};
const type = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: t('find.title') }), { target: { value } });
const pressIn = (key: string) =>
  fireEvent.keyDown(screen.getByRole('combobox', { name: t('find.title') }), { key });

test.each(languageCodes)('a search from any section opens the record: %s', async (language) => {
  fakeServer.answer(api.searchMembers, { found });
  fakeServer.answerByDefault(api.listStaff, { staff: [] });
  openGate(Date.now());
  await openApp('/admin/staff', { as: 'admin', role: 'owner', language });
  const dialog = await openSearch();
  expect(dialog.getByText(t('find.hint'))).toBeTruthy();
  type('سارا');
  const options = await dialog.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(sara.request_number),
    expect.stringContaining(nora.request_number),
  ]);
  expect(options[0]?.textContent).toContain(t('find.season', { season: '2026/27' }));
  expect(dialog.getByText(t('find.found', { count: 2 }))).toBeTruthy();
  expect(dialog.queryByText(t('find.hint'))).toBeNull();
  expect(fakeServer.callsOf(api.searchMembers).map(({ query }) => query)).toEqual([{ q: 'سارا' }]);
});

test('arrow keys choose, and Enter opens the record', async () => {
  fakeServer.answer(api.searchMembers, { found });
  const { arriveAt, router } = await openPanel();
  const dialog = await openSearch();
  type('no');
  const [first, second] = await dialog.findAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  pressIn('ArrowDown');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  pressIn('Enter');
  await arriveAt('/admin/members');
  expect(router.state.location.search).toBe(`?request=${nora.request_number}`);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: t('find.title') })).toBeNull());
});

test('Enter opens nothing while the hits are of the text before', async () => {
  fakeServer.answer(api.searchMembers, { found });
  const { router } = await openPanel();
  const dialog = await openSearch();
  type('no');
  await dialog.findByText(t('find.found', { count: 2 }));
  type('nobody');
  pressIn('Enter');
  await letThingsHappen();
  expect(router.state.location.search).toBe('');
  expect(dialog.getByText(t('find.loading'))).toBeTruthy();
});

test('a command key opens the search in a text field, and not over another dialog', async () => {
  await openPanel({ section: 'members' });
  const field = await screen.findByRole('searchbox', { name: t('search.label') });
  fireEvent.keyDown(field, { key: '/', code: 'Slash' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(field, { key: 'k', code: 'KeyK', ctrlKey: true });
  const dialog = await findDialog(t('find.title'));
  press(common('actions.close'), dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pressKey('?');
  const help = await screen.findByRole('dialog');
  fireEvent.keyDown(help, { key: 'k', code: 'KeyK', metaKey: true });
  expect(screen.queryByRole('dialog', { name: t('find.title') })).toBeNull();
});

test('the search says that nobody was found and what can be searched for, and a failed one can be repeated', async () => {
  fakeServer.answer(api.searchMembers, refusal('service_busy'));
  await openPanel();
  const dialog = await openSearch();
  type('nobody');
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.searchMembers, { found: [] });
  press(common('actions.retry'), dialog);
  expect(await dialog.findByText(t('find.found', { count: 0 }))).toBeTruthy();
  expect(dialog.getByText(t('find.hint'))).toBeTruthy();
});
