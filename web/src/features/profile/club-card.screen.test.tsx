import { api } from '@fanclub/contract/api';
import type { OwnCard } from '@fanclub/contract/cards/card';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors as error, member, profile as t } from '#testing/texts.ts';
import { findDialog, press } from '#testing/user-events.ts';

const day = (n: number) => `2026-11-${10 + n}T10:00:00.000Z`;
const order = ['to_print', 'printed', 'posted'] as const;
const build = (state: OwnCard['state'], change: Partial<OwnCard> = {}): OwnCard => ({
  id: 'u1_2026-27',
  season: '2026/27',
  name_on_card: 'Sara Ahmadi',
  state,
  tracking: null,
  steps: order.slice(0, order.indexOf('posted') + 1).map((one, i) => ({ state: one, at: day(i) })),
  may_report: state === 'posted',
  is_held: false,
  ...change,
});

async function openProfile(cards: OwnCard[], language: LanguageCode = 'en', hasCard = true) {
  const membership = { ...approved.membership, juventus_card: hasCard };
  fakeServer.answer(api.me, buildProfile({ ...approved, membership }));
  fakeServer.answer(api.ownCards, () => ({ cards }));
  await openApp('/profile', { as: 'member', language });
  await screen.findByText(t('account.title'));
}
const section = async () =>
  within(await screen.findByRole('region', { name: t('clubCard.title') }));

test.each(languageCodes)(
  'the profile says when the card was posted, and its tracking number: %s',
  async (language) => {
    await openProfile([build('posted', { tracking: 'RR123456785IT' })], language);
    const card = await section();
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByText('RR123456785IT').dir).toBe('ltr');
    const posted = card.getAllByRole('listitem').at(-1) as HTMLElement;
    expect(within(posted).getByText(t('clubCard.posted'))).toBeTruthy();
    expect(within(posted).getByText(member('timeline.done'))).toBeTruthy();
    expect(within(posted).getByText(t('clubCard.onItsWay'))).toBeTruthy();
    expect(card.queryByText(member('timeline.active'))).toBeNull();
    expect(posted.querySelector('time')?.dateTime).toBe(day(2));
  },
);

test('a card that waits for the payment says so', async () => {
  await openProfile([build('to_print', { is_held: true })]);
  expect((await section()).getByText(t('clubCard.held'))).toBeTruthy();
});

test('a card that waits for printing has nothing behind it, and cannot be missing', async () => {
  await openProfile([build('to_print', { steps: [{ state: 'to_print', at: day(0) }] })]);
  const card = await section();
  expect(card.getAllByText(member('timeline.upcoming'))).toHaveLength(2);
  expect(card.queryByText(t('clubCard.held'))).toBeNull();
  expect(card.queryByRole('button', { name: t('clubCard.report') })).toBeNull();
});

test('a card that has not arrived is reported once, and says so', async () => {
  const cards = [build('posted')];
  await openProfile(cards);
  const card = await section();
  fakeServer.answer(api.reportCard, refusal('service_busy'));
  press(t('clubCard.report'), card);
  const dialog = await findDialog(t('clubCard.reportTitle'));
  press(t('clubCard.reportSubmit'), dialog);
  expect(await dialog.findByText(error('service_busy'))).toBeTruthy();
  fakeServer.answer(api.reportCard, ({ params }) => {
    const steps = [...build('posted').steps, { state: 'missing' as const, at: day(9) }];
    cards[0] = build('missing', { id: params.cardId, steps });
    return { card: cards[0] };
  });
  press(t('clubCard.reportSubmit'), dialog);
  expect(await card.findByText(t('clubCard.told'))).toBeTruthy();
  expect(card.queryByRole('button', { name: t('clubCard.report') })).toBeNull();
});

test('the one in place of another says so; those of other seasons are left out', async () => {
  await openProfile([
    build('to_print', { id: 'u1_2026-27_r1', steps: [{ state: 'to_print', at: day(3) }] }),
    build('missing'),
    build('posted', { id: 'u1_2025-26', season: '2025/26' }),
  ]);
  const card = await section();
  expect(card.getByText(t('clubCard.another'))).toBeTruthy();
  expect(card.queryByRole('button', { name: t('clubCard.report') })).toBeNull();
});

test('a membership without a club card asks for none', async () => {
  await openProfile([], 'en', false);
  expect(screen.queryByText(t('clubCard.title'))).toBeNull();
  expect(fakeServer.callsOf(api.ownCards)).toEqual([]);
});
