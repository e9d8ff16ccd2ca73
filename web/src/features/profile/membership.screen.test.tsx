import { api } from '@fanclub/contract/api';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { formatDate } from '@fanclub/contract/text/format';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { approved, buildProfile, rejected } from '#testing/build-member.ts';
import { answerSettings, fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, packText, profile as t } from '#testing/texts.ts';
import { letThingsHappen } from '#testing/user-events.ts';
import { openPast } from './testing/open-fix.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Returns the date this many days from today, in the club's time zone. */
const inDays = (days: number) => clubDay(Date.now() + days * dayMs);
const until = (valid_until: string | null) => ({
  ...approved,
  membership: { ...approved.membership, valid_until },
});
/** The fields of a profile whose renewal for another season is not decided yet. */
const renewal = {
  is_approved: true,
  approved: true,
  season: '2027/28',
  pack_type: 'international',
  request_number: 'JOFCI-NEW00001',
  membership: { ...approved.membership, valid_until: inDays(30) },
} as const;

async function openProfile(
  change: Parameters<typeof buildProfile>[0],
  language: LanguageCode = 'en',
) {
  fakeServer.answer(api.me, buildProfile(change));
  await openApp('/profile', { as: 'member', language });
  await screen.findByText(t('account.title'));
}

const said = (key: 'until' | 'ended', day: string, language: LanguageCode = 'en') =>
  t(`membership.${key}`, { day: formatDate(`${day}T12:00:00Z`, language) });
/** Finds the visible side of the card. */
const card = () => within(screen.getByRole('group', { name: common('card.label') }));
const isPale = () =>
  screen.getByRole('group', { name: common('card.label') }).dataset.ended === 'true';

test('an approved member sees "Approved" and "Paid" above the folded application', async () => {
  await openProfile({ ...approved, is_paid: true });
  const summary = screen.getByText(t('past')).closest('summary');
  expect(summary?.textContent).toContain(common('status.approved'));
  expect(summary?.textContent).toContain(common('status.paid'));
});

test('an early renewal that is approved is shown beside the running membership, from its day', async () => {
  const { membership } = until(inDays(30));
  const next_membership = {
    ...membership,
    season: '2027/28',
    pack_type: 'international',
    valid_from: inDays(31),
    valid_until: inDays(400),
  } as const;
  await openProfile({ ...until(inDays(30)), next_membership, season: '2027/28' });
  expect(screen.getByText(said('until', inDays(30)))).toBeTruthy();
  const day = formatDate(`${inDays(31)}T12:00:00Z`, 'en');
  const pack = packText('international');
  expect(screen.getByText(t('membership.next', { season: '2027/28', pack, day }))).toBeTruthy();
  expect(card().queryByText(pack)).toBeNull();
});

test.each(languageCodes)(
  'a membership says until when it is valid, to the day itself: %s',
  async (language) => {
    await openProfile(until(inDays(0)), language);
    expect(screen.getByText(said('until', inDays(0), language))).toBeTruthy();
    expect(screen.queryByText(t('membership.stays'))).toBeNull();
    expect(isPale()).toBe(false);
  },
);

test('nothing is said of an end that is not known', async () => {
  await openProfile(until(null));
  expect(screen.queryByText(/Valid until|Ended on/)).toBeNull();
  expect(screen.getByText(t('lead.approved'))).toBeTruthy();
});

test.each(languageCodes)(
  'the day after, it has ended, and nothing else is lost: %s',
  async (language) => {
    await openProfile(until(inDays(-1)), language);
    expect(screen.getByText(said('ended', inDays(-1), language))).toBeTruthy();
    expect(screen.getByText(t('membership.stays'))).toBeTruthy();
    expect(screen.queryByText(t('status.next'))).toBeNull();
    expect(screen.getByText(t('lead.ended', { season: '2026/27' }))).toBeTruthy();
    expect(isPale()).toBe(true);
  },
);

test('the card says since when and with which number, and not the number of the application', async () => {
  await openProfile(approved, 'en');
  expect(card().getAllByText('Member since 2024, no. 1024')).not.toHaveLength(0);
  expect(card().queryByText('REQ-2026-000042')).toBeNull();
  await openPast();
  expect(screen.getAllByText('REQ-2026-000042')).not.toHaveLength(0);
});

test('the card turns once', async () => {
  await openProfile(approved);
  await waitFor(() => expect(localStorage.getItem('cardTurned')).toBe(approved.decided_at));
});

test('a renewal that waits stands beside the card of the membership that holds', async () => {
  await openProfile({ ...renewal, request_status: 'submitted' });
  expect(card().getAllByText('2026/27')).not.toHaveLength(0);
  expect(card().queryByText('2027/28')).toBeNull();
  expect(card().getAllByText(packText('base'))).not.toHaveLength(0);
  expect(card().queryByText('JOFCI-NEW00001')).toBeNull();
  expect(screen.getByText(said('until', inDays(30)))).toBeTruthy();
  expect(screen.getByText(t('membership.goesOn', { season: '2026/27' }))).toBeTruthy();
  expect(screen.getByText(t('renewal.title', { season: '2027/28' }))).toBeTruthy();
  expect(screen.getByText(t('renewal.submitted', { season: '2027/28' }))).toBeTruthy();
  expect(screen.getByText(common('status.under_review'))).toBeTruthy();
  expect(screen.getByText('JOFCI-NEW00001')).toBeTruthy();
});

test('a renewal that waits does not carry on a membership that has ended', async () => {
  await openProfile({ ...renewal, ...until(inDays(-1)), request_status: 'submitted' });
  expect(screen.getByText(said('ended', inDays(-1)))).toBeTruthy();
  expect(screen.queryByText(t('membership.goesOn', { season: '2026/27' }))).toBeNull();
});

test('the card of a renewal is that of a member from the first sight on, without turning over', async () => {
  await openProfile({ ...renewal, request_status: 'submitted' });
  const [waiting, approved] = card().getAllByText('2026/27');
  expect(waiting?.closest('[aria-hidden]')?.getAttribute('aria-hidden')).toBe('true');
  expect(approved?.closest('[aria-hidden]')?.getAttribute('aria-hidden')).toBe('false');
});

test('a renewal that was rejected says why, and leaves the membership its card', async () => {
  await openProfile({ ...rejected, ...renewal });
  expect(card().getAllByText('2026/27')).not.toHaveLength(0);
  expect(screen.getByText(t('renewal.rejected', { season: '2027/28' }))).toBeTruthy();
  expect(screen.getByText('The receipt cannot be read.')).toBeTruthy();
  expect(screen.getByText(t('membership.goesOn', { season: '2026/27' }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('again.open') })).toBeTruthy();
});

test.each([
  ['no document that was seen for the card of before', true, 0],
  ['the document where there was no card', false, 1],
])('a renewal with a club card asks for %s', async (_, juventus_card, asked) => {
  const membership = { ...renewal.membership, juventus_card };
  await openProfile({ ...renewal, request_status: 'submitted', juventus_card: true, membership });
  expect(screen.queryAllByText(t('documents.missing.passport'))).toHaveLength(asked);
});

test('the profile of a first application says nothing about a membership', async () => {
  await openProfile({});
  expect(screen.queryByText(/Valid until|Ended on/)).toBeNull();
  expect(screen.getByText(t('status.title'))).toBeTruthy();
  expect(card().getAllByText('REQ-2026-000042')).not.toHaveLength(0);
});

describe('the way to the next season', () => {
  const season = '2027/28';
  const way = () => screen.queryByRole('link', { name: t('renewal.open', { season }) });
  const openIn = (settings: Partial<PublicSettings>, change = until(inDays(30))) => {
    answerSettings({ ...settings });
    return openProfile(change);
  };

  test('stands under the card as soon as there is one, and leads to the renewal', async () => {
    await openIn({ season });
    await waitFor(() => expect(way()?.getAttribute('href')).toBe('/renew'));
    expect(screen.getByText(t('renewal.easy'))).toBeTruthy();
  });

  test('stands there for a membership that has ended, too', async () => {
    await openIn({ season }, until(inDays(-100)));
    await waitFor(() => expect(way()).not.toBeNull());
  });

  test.each([
    ['there is no newer season', { season: '2026/27' }, {}],
    ['it is closed', { season, enforce_deadline: true, deadline_passed: true }, {}],
    ['a renewal waits', { season }, { ...renewal, request_status: 'submitted' }],
  ] as const)('does not while %s', async (_, settings, change) => {
    await openIn(settings, { ...until(inDays(30)), ...change } as ReturnType<typeof until>);
    await letThingsHappen();
    expect(fakeServer.callsOf(api.settings)).not.toEqual([]);
    expect(screen.queryByRole('link', { name: /^Renew for/ })).toBeNull();
  });
});
