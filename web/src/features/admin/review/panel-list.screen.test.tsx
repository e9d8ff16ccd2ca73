import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { api } from '@fanclub/contract/api';
import { standings } from '@fanclub/contract/members/membership';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  chooseQueue,
  findDetail,
  openPanel,
  pressKey,
  review,
  t,
  threePending,
} from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { answerSettings, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { common, errors } from '#testing/texts.ts';
import { field, fill, findDialog, letThingsHappen, press } from '#testing/user-events.ts';

const lastQuery = () => fakeServer.callsOf(api.listUsers).at(-1)?.query;
const openName = (first: string) => t('list.open', { name: `${first} Ahmadi` });
const chosen = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)
    .join();

test('the section of members lists people, and says how many there are', async () => {
  await openPanel({ language: 'fa', section: 'members' });
  for (const name of ['Sara', 'Nora', 'Lia']) {
    expect(await screen.findByRole('button', { name: openName(name) })).toBeTruthy();
  }
  expect(screen.getByText(t('list.people', { count: 3 }))).toBeTruthy();
  expect(screen.getByRole('button', { name: `${t('filters.all')} ۱۲۰` })).toBeTruthy();
  expect(lastQuery()).toEqual({ status: 'all', sort: 'newest', limit: '50' });
});

test('the list is narrowed by what holds today or by a season, which live in the address', async () => {
  const { season } = defaultPublicSettings;
  const [before, first] = [seasonBefore(season), seasonBefore(seasonBefore(season))];
  const { router } = await openPanel({ section: 'members', firstSeason: first });
  await screen.findByRole('button', { name: openName('Sara') });
  press(`${t('filters.paid')} 79`);
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'paid' }));
  fireEvent.change(screen.getByLabelText(t('today.label')), { target: { value: 'lapsed' } });
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'all', standing: 'lapsed' }));
  const of = { season: before };
  // Also those of two seasons ago can be chosen, but of no season before the club's first.
  expect(
    screen.getByRole('option', { name: t('today.notRenewed', { season: first }) }),
  ).toBeTruthy();
  const none = t('today.notRenewed', { season: seasonBefore(first) });
  expect(screen.queryByRole('option', { name: none })).toBeNull();
  const last = screen.getByRole('option', { name: t('today.notRenewed', of) });
  fireEvent.change(screen.getByLabelText(t('today.label')), {
    target: { value: (last as HTMLOptionElement).value },
  });
  await waitFor(() => expect(lastQuery()).toMatchObject({ ...of, season_part: 'last' }));
  expect(router.state.location.search).toContain('today=last');
});

test('a club in its first season is offered no seasons to narrow the list by', async () => {
  await openPanel({ section: 'members' });
  await screen.findByRole('button', { name: `${t('filters.all')} 120` });
  const select = screen.getByLabelText(t('today.label'));
  const names = () =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual([t('today.any'), ...standings.map((standing) => t(`today.${standing}`))]);
  // The answer with the figures of the season takes eight counts, and this section does not need it.
  expect(fakeServer.callsOf(api.readSeasonFigures)).toEqual([]);
});

test('filter, order and search are asked of the server, and live in the address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await openPanel({ section: 'members' });
  await screen.findByRole('button', { name: openName('Sara') });
  press(`${t('filters.pending')} 37`);
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'pending' }));
  expect(chosen()).toBe(`${t('filters.pending')} 37`);
  press(t('sort.change', { now: t('sort.newest'), next: t('sort.oldest') }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'oldest' }));
  fill(t('search.label'), 'sa');
  fill(t('search.label'), ' sara@example.com ');
  await act(() => vi.advanceTimersByTimeAsync(350));
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      status: 'pending',
      sort: 'oldest',
      q: 'sara@example.com',
      limit: '50',
    }),
  );
  expect(fakeServer.callsOf(api.listUsers).map(({ query }) => query?.q)).not.toContain('sa');
  await waitFor(() => expect(screen.queryByRole('button', { name: openName('Nora') })).toBeNull());
  expect(router.state.location.search).toBe('?status=pending&sort=oldest&q=sara%40example.com');
});

test('members who have not paid are one click away, with their sum in Money; a search asks for all', async () => {
  const said = (amount: number, currency: 'EUR' | 'IRR') => formatMoney({ amount, currency }, 'en');
  const owing = buildAdminMember({ owes: { EUR: 1750, IRR: 0 } });
  await openPanel({ section: 'members', role: 'treasurer' });
  const money = { received: { EUR: 0, IRR: 0 }, open: { EUR: 3750, IRR: 900_000 } };
  const now = { members: 64, waiting: 0, renewal: null, money };
  fakeServer.answer(api.readSeasonFigures, {
    season: '2026/27',
    counted_at: '2026-11-21T10:00:00.000Z',
    now,
    year_before: null,
  });
  fakeServer.answer(api.listUsers, { users: [memberRowOf(owing)], next_cursor: null, total: 1 });
  press(`${t('filters.owing')} 5`);
  const link = await screen.findByRole('link', { name: t('owing.money') });
  expect(link.getAttribute('href')).toBe('/admin/money');
  const amount = `${said(3750, 'EUR')} + ${said(900_000, 'IRR')}`;
  await waitFor(() =>
    expect(link.parentElement?.textContent).toContain(t('owing.sum', { amount })),
  );
  expect(await screen.findByText(said(1750, 'EUR'))).toBeTruthy();
  expect(lastQuery()).toMatchObject({ status: 'owing' });
  fill(t('search.label'), 'sara');
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'all', q: 'sara' }));
});

test('a search that finds nobody shows the way back to all', async () => {
  await openPanel({ section: 'members', search: '?status=paid&q=nobody' });
  expect(await screen.findByText(t('empty.search'))).toBeTruthy();
  press(t('empty.showAll'));
  expect(await screen.findByRole('button', { name: openName('Sara') })).toBeTruthy();
  expect(field(t('search.label')).value).toBe('');
});

test('the review begins with what waits for us, and goes from queue to queue', async () => {
  const { router } = await openPanel({ language: 'fa' });
  expect(await screen.findByRole('button', { name: openName('Sara') })).toBeTruthy();
  expect(screen.getByDisplayValue(`${t('queues.to_review')} ۳`)).toBeTruthy();
  expect(fakeServer.callsOf(api.listQueue)[0]?.params).toEqual({ queue: 'to_review' });
  fakeServer.answer(api.listQueue, { users: [], next_cursor: null });
  chooseQueue('no_receipt');
  expect(await screen.findByText(t('empty.queue'))).toBeTruthy();
  expect(fakeServer.callsOf(api.listQueue).at(-1)?.params).toEqual({ queue: 'no_receipt' });
  expect(router.state.location.search).toBe('?queue=no_receipt');
});

test('a search in the review looks at everybody, and a queue ends it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = await openPanel();
  await screen.findByRole('button', { name: openName('Sara') });
  fill(t('search.label'), 'sara@example.com');
  await act(() => vi.advanceTimersByTimeAsync(350));
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'all', q: 'sara@example.com' }));
  expect(screen.getByDisplayValue(t('find.results'))).toBeTruthy();
  chooseQueue('waiting');
  await waitFor(() => expect(router.state.location.search).toBe('?queue=waiting'));
  expect(field(t('search.label')).value).toBe('');
});

test('the waiting time of a member is shown, and marked if it exceeds the promise', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-02-09T10:00:00Z'), shouldAdvanceTime: true });
  const members = threePending().map((member, place) => ({
    ...member,
    submitted_at:
      ['2026-02-02T09:00:00Z', '2026-02-06T09:00:00Z', '2026-02-09T09:00:00Z'][place] ?? '',
  }));
  await openPanel({ members });
  expect(await screen.findByText(t('list.waits', { count: 7 }))).toBeTruthy();
  expect(screen.getByText(t('list.waits', { count: 3 }))).toBeTruthy();
  expect(screen.getByText(t('list.waits', { count: 0 }))).toBeTruthy();
  expect(screen.getAllByRole('img', { name: t('list.late') })).toHaveLength(1);
});

test.each([
  [{ from: 1, to: 1 }, 2],
  [{ from: 2, to: 5 }, 0],
])('the promise %j marks %i of three as waiting too long', async (promised, late) => {
  vi.useFakeTimers({ now: Date.parse('2026-02-09T10:00:00Z'), shouldAdvanceTime: true });
  const members = threePending().map((member, place) => ({
    ...member,
    submitted_at:
      ['2026-02-02T09:00:00Z', '2026-02-04T09:00:00Z', '2026-02-06T09:00:00Z'][place] ?? '',
  }));
  answerSettings({ answer_days_from: promised.from, answer_days_to: promised.to });
  await openPanel({ members });
  expect(await screen.findByText(t('list.waits', { count: 7 }))).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryAllByRole('img', { name: t('list.late') })).toHaveLength(late),
  );
});

test('further pages are loaded where they were left off', async () => {
  const [sara, nora] = threePending();
  fakeServer.answer(api.listUsers, ({ query }) => {
    const isSecond = query?.cursor === 'after-sara';
    return {
      users: [memberRowOf(isSecond ? nora : sara)],
      next_cursor: isSecond ? null : 'after-sara',
      total: 2,
    };
  });
  await openPanel({ section: 'members' });
  await screen.findByRole('button', { name: openName('Sara') });
  press(t('list.more'));
  expect(await screen.findByRole('button', { name: openName('Nora') })).toBeTruthy();
  expect(screen.getByRole('button', { name: openName('Sara') })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('list.more') })).toBeNull());
});

test('a list that did not load can be asked for again', async () => {
  fakeServer.answer(api.listUsers, refusal('service_busy'));
  await openPanel({ section: 'members' });
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
  const [sara] = threePending();
  fakeServer.answer(api.listUsers, { users: [memberRowOf(sara)], next_cursor: null, total: 1 });
  press(common('actions.retry'));
  expect(await screen.findByRole('button', { name: openName('Sara') })).toBeTruthy();
});

test('an unusual application is marked in the list', async () => {
  const members = threePending().map((member, place) => ({
    ...member,
    told_total: place === 0 ? 20 : null,
    delete_requested_at: place === 1 ? '2026-02-02T10:00:00.000Z' : null,
  }));
  await openPanel({ members });
  expect(await screen.findByText(t('flags.quotedOther'))).toBeTruthy();
  expect(screen.getByText(t('flags.deletion'))).toBeTruthy();
  expect(screen.queryByText(t('flags.notMe'))).toBeNull();
});

test('j and k go through the list, a approves and u takes it back', async () => {
  const { keep, router } = await openPanel();
  await screen.findByRole('button', { name: openName('Sara') });
  const [sara] = threePending();
  pressKey('j');
  await findDetail('Sara Ahmadi');
  pressKey('j');
  await findDetail('Nora Ahmadi');
  pressKey('k');
  await findDetail('Sara Ahmadi');
  fakeServer.answer(api.approveUser, () => keep({ ...sara, ...approved, version: 4 }));
  pressKey('a', { repeat: true });
  pressKey('a', { ctrlKey: true });
  await letThingsHappen();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  pressKey('a');
  await findDetail('Nora Ahmadi');
  fakeServer.answer(api.undoDecision, () => keep({ ...sara, version: 5 }));
  pressKey('u');
  await findDetail('Sara Ahmadi');
  pressKey('Escape');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('r asks for the reason, where letters are letters again', async () => {
  await openPanel();
  await review('Sara Ahmadi');
  pressKey('r');
  const dialog = await findDialog(t('review:reject.title', { name: 'Sara Ahmadi' }));
  const reason = dialog.getByRole('textbox');
  fireEvent.keyDown(reason, { key: 'a', code: 'KeyA' });
  await letThingsHappen();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
});

test('letters in the search of the list are letters, a question mark lists the keys', async () => {
  await openPanel({ language: 'fa' });
  await screen.findByRole('button', { name: openName('Sara') });
  field(t('search.label')).focus();
  fireEvent.keyDown(field(t('search.label')), { key: 'j', code: 'KeyJ' });
  expect(screen.queryByRole('heading', { level: 2, name: /Sara/ })).toBeNull();
  field(t('search.label')).blur();
  pressKey('؟');
  const keys = await findDialog(t('shortcuts.title'));
  const said = (['next', 'previous', 'tick', 'undo'] as const).map(
    (name) => keys.getByText(t(`shortcuts.${name}`)).nextElementSibling?.textContent,
  );
  expect(said).toEqual(['j', 'k', 'x', 'u']);
  const decided = (['approve', 'reject', 'ask'] as const).map(
    (name) => keys.getByText(t(`review:decide.${name}`)).nextElementSibling?.textContent,
  );
  expect(decided).toEqual(['a', 'r', 'i']);
});

test('numbers that did not load leave the list alone', async () => {
  fakeServer.answer(api.adminStats, noNetwork);
  await openPanel();
  expect(await screen.findByRole('button', { name: openName('Sara') })).toBeTruthy();
});

test('empty queues are folded away at the end of the menu', async () => {
  await openPanel();
  const menu = await screen.findByLabelText(t('queues.label'));
  const empty = await within(menu).findByRole('group', { name: t('queues.empty') });
  const named = (queue: ReviewQueue) => new RegExp(`^${t(`queues.${queue}`)} `);
  expect(within(empty).getByRole('option', { name: named('unseen') })).toBeTruthy();
  expect(within(empty).queryByRole('option', { name: named('to_review') })).toBeNull();
});

test('the review begins with four figures, each of which opens the members that it counts', async () => {
  const { arriveAt } = await openPanel();
  const figures = within(await screen.findByRole('list', { name: t('stats.label') }));
  expect(figures.getAllByRole('link').map((link) => link.textContent)).toEqual([
    `${t('stats.total_users')} 120`,
    `${t('stats.pending_users')} 37`,
    `${t('stats.approved_users')} 80`,
    `${t('stats.paid_users')} 79`,
  ]);
  fireEvent.click(figures.getByRole('link', { name: new RegExp(t('stats.paid_users')) }));
  await arriveAt('/admin/members');
  await waitFor(() => expect(lastQuery()).toMatchObject({ status: 'paid' }));
});

test('a row of the review says its state and, beside it, how long it waits', async () => {
  await openPanel();
  const row = (await screen.findByRole('button', { name: openName('Sara') })).closest('[role=row]');
  expect(row?.textContent).toContain(common('status.under_review'));
});
