import { api } from '@fanclub/contract/api';
import type { ShownMembership } from '@fanclub/contract/verification/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { sessionKeys, signIn, signOut } from '#session/session-store.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { brokenServer, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { press } from '#testing/user-events.ts';

const t = i18n.getFixedT('en', 'card');
const own: ShownMembership = {
  id: 'u1',
  name: 'Sara Ahmadi',
  pack_type: 'base',
  season: '2026/27',
  valid_from: null,
  valid_until: '2099-06-30',
  member_number: 1024,
  member_since: '2024-07-01',
  code: 'u1.2026-27.mark',
};
const son = { ...own, id: 'u2', name: 'Omid Ahmadi', code: 'u2.2026-27.mark' };

const open = () => openApp('/card', { as: 'member', language: 'en' });
const kept = () => JSON.parse(localStorage.getItem(sessionKeys.cards) ?? 'null');
const keep = (memberId: string, memberships: unknown = [own]) => {
  signIn(buildAuthAnswer());
  const at = Date.UTC(2026, 0, 2, 12);
  localStorage.setItem(sessionKeys.cards, JSON.stringify({ memberId, at, memberships }));
};

beforeEach(() => fakeServer.answer(api.ownMemberships, { memberships: [own, son], wallets: [] }));

test('members see their card and the family’s, each with its code, and keep them', async () => {
  await open();
  const [first, second, ...more] = await within(screen.getByRole('main')).findAllByRole('listitem');
  expect(more).toEqual([]);
  expect(within(first as HTMLElement).getByText('Sara Ahmadi')).toBeTruthy();
  const code = within(second as HTMLElement).getByRole('img');
  expect(code.getAttribute('aria-label')).toBe(t('code', { name: 'Omid Ahmadi' }));
  await waitFor(() => expect(kept()).toMatchObject({ memberId: 'u1', memberships: [own, son] }));
});

test.each([
  ['without a network', noNetwork],
  ['while the server is broken', brokenServer],
] as const)('%s the kept card is shown, and of when it is', async (_, answer) => {
  keep('u1');
  fakeServer.answer(api.ownMemberships, answer);
  await open();
  expect(screen.getByText('Sara Ahmadi')).toBeTruthy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('2 January 2026');
  expect(kept()).not.toBeNull();
});

test('an early renewal has a card of its own, which says from when it counts', async () => {
  const next = { ...own, season: '2099/00', valid_from: '2099-07-01', code: 'u1.2099-00.mark' };
  fakeServer.answer(api.ownMemberships, { memberships: [own, next], wallets: ['apple'] });
  await open();
  const [first, second] = await within(screen.getByRole('main')).findAllByRole('listitem');
  const from = t('from', { day: '1 July 2099' });
  expect(within(second as HTMLElement).getByText(from)).toBeTruthy();
  expect(within(first as HTMLElement).queryByText(from)).toBeNull();
});

test('the card from the server replaces the stored card', async () => {
  keep('u1', [{ ...own, name: 'Sarah Ahmadi' }]);
  await open();
  expect(await screen.findByText('Omid Ahmadi')).toBeTruthy();
  expect(screen.queryByText('Sarah Ahmadi')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a membership that was taken back is shown no more, nor kept', async () => {
  keep('u1');
  fakeServer.answer(api.ownMemberships, { memberships: [], wallets: [] });
  await open();
  expect(await screen.findByText(t('none.title'))).toBeTruthy();
  await waitFor(() => expect(kept()).toBeNull());
});

test('a member whom the club has deleted has no card left', async () => {
  keep('u1');
  fakeServer.answer(api.ownMemberships, refusal('forbidden'));
  await open();
  await screen.findByRole('alert');
  expect(screen.queryByText('Sara Ahmadi')).toBeNull();
  expect(kept()).toBeNull();
});

test.each([
  ['somebody else’s', 'u9', [own]],
  ['of another version', 'u1', [{ name: 'Sara Ahmadi' }]],
])('a kept card that is %s is nobody’s', async (_, memberId, memberships) => {
  keep(memberId, memberships);
  fakeServer.answer(api.ownMemberships, noNetwork);
  await open();
  await screen.findByRole('alert');
  expect(screen.queryByText('Sara Ahmadi')).toBeNull();
});

test("the card says, also offline, that a membership is over once its last day is over in the club's time zone", async () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T23:59:00+03:30'), toFake: ['Date'] });
  keep('u1', [{ ...own, valid_until: '2026-06-30' }]);
  fakeServer.answer(api.ownMemberships, noNetwork);
  await open();
  expect(screen.getByText(t('until', { day: '30 June 2026' }))).toBeTruthy();
  document.body.replaceChildren();
  vi.setSystemTime(new Date('2026-07-01T00:00:00+03:30'));
  await open();
  expect(screen.getByText(t('ended', { day: '30 June 2026' }))).toBeTruthy();
});

test.each([
  ['their own wish', () => signOut()],
  ['the server’s', () => signOut('expired')],
])('nothing is left of it on the device of who is logged out by %s', (_, leave) => {
  keep('u1');
  leave();
  expect(kept()).toBeNull();
});

test('nothing is left of it on the device once somebody else has signed in', () => {
  keep('u1');
  signIn(buildAuthAnswer({ id: 'u2' }));
  expect(kept()).toBeNull();
});

test('the home screen gets the card while it is open, and it can be printed', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { router } = await open();
  await press(t('print'));
  expect(print).toHaveBeenCalledOnce();
  expect(link.href).toContain('/card.en.webmanifest');
  await router.navigate('/register');
  await waitFor(() => expect(link.href).toContain('/manifest.webmanifest'));
  link.remove();
});

test('a card goes into the wallets that the club offers, and into no other', async () => {
  fakeServer.answer(api.ownMemberships, { memberships: [own, son], wallets: ['google'] });
  fakeServer.answer(api.googlePass, { url: 'https://pay.google.com/gp/v/save/a.b.c' });
  await open();
  const main = within(screen.getByRole('main'));
  const [, buttons] = await main.findAllByRole('listitem');
  const ofSon = within(buttons as HTMLElement);
  expect(ofSon.queryByRole('button', { name: t('wallet.apple') })).toBeNull();
  await press(t('wallet.google'), ofSon);
  await waitFor(() =>
    expect(window.location.assign).toHaveBeenCalledWith('https://pay.google.com/gp/v/save/a.b.c'),
  );
  expect(fakeServer.callsOf(api.googlePass)).toMatchObject([{ query: { for: 'u2' } }]);
});

test('the card offers no wallet without a network', async () => {
  keep('u1');
  fakeServer.answer(api.ownMemberships, noNetwork);
  await open();
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: /Wallet/ })).toBeNull();
});
