import type { AdminRole } from '@fanclub/contract/admin/roles';
import { api } from '@fanclub/contract/api';
import {
  type SettingName,
  settingGroups,
  settingsOf,
} from '@fanclub/contract/settings/club-settings';
import {
  type ClubTextName,
  isTextName,
  type SocialName,
} from '@fanclub/contract/settings/club-texts';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press, saidAt } from '#testing/person.ts';
import type { ClubSettings } from './settings/use-settings.ts';
import { common, error } from './testing/open-panel.ts';

const t = i18n.getFixedT(null, 'settings');

const values: Required<ClubSettings['values']> = {
  season: '2026/27',
  deadline: '2026-03-15T23:59:59',
  deadline_zone: 'Asia/Tehran',
  enforce_deadline: false,
  closed: false,
  show_member_count: true,
  price_international: 20,
  price_base: 5,
  price_under_14: 14,
  price_under_5: 5,
  club_card_price: 10,
  shipping_price: 5,
  membership_fee: 0,
  processing_fee: 0,
  gift_base: false,
  gift_under_14: true,
  gift_under_5: false,
  rate_url: '',
  rate_day_percent: 20,
  rate_lowest: 300_000,
  rate_highest: 30_000_000,
  fallback_rate: null,
  card_number: '6037 9971 2345 6783',
  card_holder: 'Sara Ahmadi',
  revolut_link: '',
  paypal_link: '',
  contact_email: '',
  contact_phone: '',
  ...(Object.fromEntries(
    [...settingGroups.social, ...settingGroups.benefits, ...settingGroups.faq].map((name) => [
      name,
      '',
    ]),
  ) as Record<SocialName | ClubTextName, string>),
  notify_email: '',
  notify_language: 'fa',
  keep_passport_days: 30,
  keep_receipt_days: 365,
  keep_rejected_days: 365,
  enforce_app_check: false,
  client_promo_fallback: false,
  special_account_email: '',
};
const recent: ClubSettings['recent'][number] = {
  id: 'change-1',
  at: '2026-02-02T10:00:00.000Z',
  admin_email: 'owner@example.com',
  confirmed_by: null,
  changes: [{ field: 'price_base', before: '5', after: '6' }],
};
const pending: NonNullable<ClubSettings['pending']> = {
  id: 'pending-1',
  asked_by: 'owner@example.com',
  is_yours: false,
  asked_at: '2026-02-02T10:00:00.000Z',
  expires_at: '2026-02-09T10:00:00.000Z',
  changes: [{ field: 'card_number', before: '•••• 1111', after: '•••• 6783' }],
};

async function openSettings(
  change: Partial<ClubSettings> = {},
  { role = 'owner', language = 'en' }: { role?: AdminRole; language?: LanguageCode } = {},
) {
  const names: readonly SettingName[] = settingsOf(role);
  const open = Object.fromEntries(names.map((name) => [name, values[name]]));
  const state: ClubSettings = {
    version: 'v1',
    values: open as ClubSettings['values'],
    malformed: [],
    pending: null,
    recent: [],
    ...change,
  };
  fakeServer.answer(api.readSettings, () => structuredClone(state));
  openGate(Date.now());
  await openApp('/admin/settings', { as: 'admin', role, language });
  await screen.findByRole('form', { name: t('groups.prices') });
  return state;
}
const form = (name: 'season' | 'prices' | 'payment' | 'faq') =>
  within(screen.getByRole('form', { name: t(`groups.${name}`) }));
const save = () => common('actions.save');

test.each(languageCodes)('an owner sees every setting, under its name: %s', async (language) => {
  await openSettings({}, { language });
  for (const name of settingsOf('owner')) {
    if (isTextName(name)) continue;
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(control?.labels?.[0]?.textContent).toBe(t(`fields.${name}`));
  }
});

test('a treasurer sees the money alone', async () => {
  await openSettings({}, { role: 'treasurer' });
  expect(screen.getAllByRole('form').map((one) => one.getAttribute('aria-label'))).toEqual([
    t('groups.prices'),
    t('groups.rate'),
    t('groups.payment'),
  ]);
});

test('only what was changed is sent, as a number however it was typed, with the version', async () => {
  const state = await openSettings();
  fakeServer.answer(api.updateSettings, ({ body }) => {
    Object.assign(state, {
      version: 'v2',
      values: { ...state.values, price_base: body.price_base },
    });
    return { success: true, waits: false };
  });
  fill(t('fields.price_base'), '۶٫۵', form('prices'));
  press(save(), form('prices'));
  expect(await form('prices').findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings).map(({ body }) => body)).toEqual([
    { version: 'v1', price_base: 6.5 },
  ]);
  await waitFor(() => expect(field(t('fields.price_base'), form('prices')).value).toBe('6.5'));
});

test('a wrong value is said at its field and never sent', async () => {
  await openSettings();
  fill(t('fields.price_base'), 'five', form('prices'));
  fill(t('fields.shipping_price'), '-1', form('prices'));
  press(save(), form('prices'));
  await waitFor(() =>
    expect(saidAt(field(t('fields.price_base'), form('prices')))).toBe(error('invalid_type')),
  );
  expect(saidAt(field(t('fields.shipping_price'), form('prices')))).toBe(
    error('number_out_of_range'),
  );
  expect(fakeServer.callsOf(api.updateSettings)).toEqual([]);
});

test('nothing is sent where nothing changed', async () => {
  await openSettings();
  press(save(), form('prices'));
  await waitFor(() => expect(fakeServer.callsOf(api.updateSettings)).toEqual([]));
});

test('what others changed meanwhile is said', async () => {
  await openSettings();
  fakeServer.answer(api.updateSettings, refusal('settings_changed'));
  fill(t('fields.season'), '2027/28', form('season'));
  press(save(), form('season'));
  expect(await form('season').findByText(error('settings_changed'))).toBeTruthy();
});

test('payment details that wait are confirmed by the second person', async () => {
  const state = await openSettings({ pending }, { role: 'treasurer' });
  expect(screen.getByText('•••• 6783')).toBeTruthy();
  fakeServer.answer(api.confirmSettings, () => {
    state.pending = null;
    return { success: true, message: '' };
  });
  press(t('pending.confirm'));
  await waitFor(() => expect(screen.queryByText(t('pending.title'))).toBeNull());
  expect(fakeServer.callsOf(api.confirmSettings)[0]?.body).toEqual({ id: 'pending-1' });
});

test('whoever asked for them can drop them and not confirm them', async () => {
  const state = await openSettings({ pending: { ...pending, is_yours: true } });
  expect(screen.queryByRole('button', { name: t('pending.confirm') })).toBeNull();
  fakeServer.answer(api.dropSettings, () => {
    state.pending = null;
    return { success: true, message: '' };
  });
  press(t('pending.drop'));
  await waitFor(() => expect(screen.queryByText(t('pending.title'))).toBeNull());
});

test('a change is taken back by a click', async () => {
  const state = await openSettings({ recent: [recent] });
  fakeServer.answer(api.takeBackSettings, () => {
    state.recent = [];
    return { success: true, waits: false };
  });
  press(/Take back the change/);
  expect(await screen.findByText(t('recent.none'))).toBeTruthy();
  expect(fakeServer.callsOf(api.takeBackSettings)[0]?.body).toEqual({ id: 'change-1' });
});

test('the club’s own words are written a language at a time, over those of the site', async () => {
  await openSettings();
  fakeServer.answer(api.updateSettings, { success: true, waits: false });
  const faq = form('faq');
  fireEvent.click(faq.getByRole('radio', { name: languages.it.label }));
  const inItalian = i18n.getFixedT('it', 'faq');
  expect(await faq.findAllByText(inItalian('join.question'))).toHaveLength(2);
  const answer = faq.getAllByLabelText<HTMLInputElement>(t('texts.answer'))[0] as HTMLInputElement;
  expect(answer.placeholder).toBe(inItalian('join.answer'));
  expect(faq.getByText(inItalian('join.answer'))).toBeTruthy();
  fireEvent.change(answer, { target: { value: 'Vieni!' } });
  expect(faq.getByText('Vieni!', { selector: 'p' })).toBeTruthy();
  press(save(), faq);
  expect(await faq.findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings).map(({ body }) => body)).toEqual([
    { version: 'v1', faq_join_answer_it: 'Vieni!' },
  ]);
});

test('a text of the club that was changed is told by what the site says in its place', async () => {
  const changes = [{ field: 'faq_join_answer_it' as const, before: null, after: 'Vieni!' }];
  await openSettings({ recent: [{ ...recent, changes }] });
  const what = i18n.getFixedT('en', 'faq')('join.question');
  const name = t('texts.name', { part: t('texts.answer'), what, language: languages.it.label });
  expect(screen.getByText(new RegExp(`^${name.replace(/[?]/g, '.')}:`))).toBeTruthy();
});

test('what was mistyped in Firestore is named', async () => {
  await openSettings({ malformed: ['season', 'deadline'] });
  const names = `${t('fields.season')}, ${t('fields.deadline')}`;
  expect(screen.getByText(t('malformed', { names }))).toBeTruthy();
});
