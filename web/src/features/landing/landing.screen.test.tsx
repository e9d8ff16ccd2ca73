import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import {
  changeClub,
  changePackage,
  ibanOnly,
  putFactsBack,
} from '@fanclub/contract/testing/change-club';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signIn } from '#session/session-store.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderApp } from '#testing/render-app.tsx';
import { common, packText, landing as t } from '#testing/texts.ts';
import { fill, plain, press } from '#testing/user-events.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(putFactsBack);

const closed = { deadline_passed: true, enforce_deadline: true };
const text = () => plain(document.body.textContent ?? '');

async function open(changes: object | null = {}, language: LanguageCode = 'en') {
  fakeServer.answerByDefault(api.exchangeRate, {
    rate: 1_000_000,
    fetched_at: '2026-02-02T10:00:00.000Z',
    stale: false,
  });
  if (changes) fakeServer.answerByDefault(api.settings, { ...defaultPublicSettings, ...changes });
  else fakeServer.answerByDefault(api.settings, refusal('service_busy'));
  await renderApp(<LandingPage />, { language, namespaces: ['landing', 'faq'] });
}

const seasonIs = (season: string) =>
  waitFor(() => expect(document.documentElement.dataset.season).toBe(season));

test('the page shows prices with and without the club card', async () => {
  await open({ price_base: 7.5 });
  await seasonIs('open');
  const [card] = screen.getAllByText(packText('base'));
  expect(plain(card?.parentElement?.textContent ?? '')).toContain(
    `€7.50 ${t('pricing.perSeason')}${t('pricing.withCard')} €22.50`,
  );
  expect(text()).toContain(plain(t('hero.priceFrom', { price: '€5' })));
  expect(text()).not.toContain('rial');
});

test('the page says that the price of a package for families is one for all', async () => {
  changePackage('base', { family: true });
  await open();
  await seasonIs('open');
  // Once in the table, and once in the cards of narrow screens.
  expect(screen.getAllByText(t('pricing.perSeasonTogether'))).toHaveLength(2);
});

test('the page also shows prices in rial and toman to people who can pay so', async () => {
  await open({}, 'fa');
  await waitFor(() => expect(text()).toContain('حدود ۲۰٬۰۰۰٬۰۰۰ ریال (۲٬۰۰۰٬۰۰۰ تومان)'));
  expect(text()).toContain('حدود ۳۵٬۰۰۰٬۰۰۰ ریال (۳٬۵۰۰٬۰۰۰ تومان)');
});

test('the page shows no figure that is unknown', async () => {
  await open(null);
  await waitFor(() => expect(fakeServer.callsOf(api.settings)).toHaveLength(1));
  await waitFor(() => expect(text()).toContain(t('hero.absent')));
  expect(text()).toContain(t('pricing.absent'));
  expect(text()).toContain(t('trust.passport.deleted'));
  expect(text()).not.toMatch(/€\d|2026/);
});

test('the page shows the number of members and how long a passport is kept, as staff have set it', async () => {
  await open({ member_count: 1234, keep_passport_days: 14 });
  await waitFor(() => expect(text()).toContain('1,234 members so far.'));
  expect(text()).toContain(t('trust.passport.days', { count: 14 }));
});

test('the page says that registration has ended, and takes an address for the next one', async () => {
  await open(closed);
  expect(
    await screen.findByRole('heading', { level: 1, name: t('hero.closed.headline') }),
  ).toBeTruthy();
  await seasonIs('closed');
  fill(await screen.findByLabelText(t('reminder.name')).then(() => t('reminder.name')), 'سارا');
  fill(t('reminder.email'), 'sara@example.com');
  press(t('reminder.submit'));
  const consent = await screen.findByRole('checkbox');
  await waitFor(() => expect(consent.getAttribute('aria-describedby')).toBeTruthy());
  expect(fakeServer.callsOf(api.remindMe)).toEqual([]);

  fakeServer.answer(api.remindMe, { success: true, is_open: false });
  consent.click();
  press(t('reminder.submit'));
  expect(await screen.findByText(t('reminder.done'))).toBeTruthy();
  expect(fakeServer.callsOf(api.remindMe)[0]?.body).toEqual({
    name: 'سارا',
    email: 'sara@example.com',
    consent: true,
  });
});

test('a person who asks for a reminder after registration has opened is shown the way in', async () => {
  await open(closed);
  fill(await screen.findByLabelText(t('reminder.name')).then(() => t('reminder.name')), 'سارا');
  fill(t('reminder.email'), 'sara@example.com');
  fakeServer.answer(api.remindMe, { success: true, is_open: true });
  (await screen.findByRole('checkbox')).click();
  press(t('reminder.submit'));
  const told = await screen.findByRole('status');
  expect(told.textContent).toBe(t('reminder.open').replace(/<\/?register>/g, ''));
  expect(within(told).getByRole('link').getAttribute('href')).toBe('/register');
});

test('members see their own card and the way to their application', async () => {
  signIn(buildAuthAnswer());
  fakeServer.answer(api.me, buildProfile({ ...approved, first_name: 'Nora', last_name: 'Rossi' }));
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: t('hero.member.headline') }),
  ).toBeTruthy();
  const card = within(screen.getByRole('group', { name: common('card.label') }));
  expect((await card.findAllByText('Nora Rossi')).length).toBeGreaterThan(0);
  expect(screen.getByText(t('hero.member.application'))).toBeTruthy();
});

test('a card that cannot be had leaves the empty one', async () => {
  signIn(buildAuthAnswer());
  fakeServer.answer(api.me, refusal('service_busy'));
  await open();
  await waitFor(() => expect(fakeServer.callsOf(api.me).length).toBeGreaterThan(0));
  expect(screen.getAllByText(common('card.yourName')).length).toBeGreaterThan(0);
});

test('the page of a club without a card and rial names neither', async () => {
  changeClub(ibanOnly);
  await open({}, 'fa');
  await seasonIs('open');
  for (const word of ['trust.passport.question', 'trust.money.card', 'pricing.withCard'] as const) {
    expect(text()).not.toContain(plain(t(word)));
  }
  expect(text()).not.toMatch(/ریال|تومان|گذرنامه|هزینهٔ ارسال/);
  expect(document.querySelectorAll('details[name="faq"]')).toHaveLength(4);
});
