import { api } from '@fanclub/contract/api';
import { pick } from '@fanclub/contract/members/by-name';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import type { AdminRole } from '@fanclub/contract/roles';
import { plannedSettings, type Season } from '@fanclub/contract/seasons/admin-routes';
import type { KeptSettingChange } from '@fanclub/contract/settings/admin-routes';
import {
  type SettingName,
  settingGroups,
  settingsOf,
} from '@fanclub/contract/settings/club-settings';
import type { ClubTextName, SocialName } from '@fanclub/contract/settings/club-texts';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { common } from '#admin-kit/testing/open-panel.ts';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import type { SettingPart } from '../parts.ts';
import type { ClubSettings } from '../use-settings.ts';

export const t = i18n.getFixedT(null, 'settings');
export const save = () => common('actions.save');

const values: Required<ClubSettings['values']> = {
  season: '2026/27',
  deadline: '2026-03-15T23:59:59',
  enforce_deadline: false,
  closed: false,
  show_member_count: true,
  remind_of_open: false,
  hold_unpaid_cards: false,
  answer_days_from: 2,
  answer_days_to: 3,
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
  ...ofEachServiceLink(() => ''),
  line_kinds: '',
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
export const recent: KeptSettingChange = {
  id: 'change-1',
  at: '2026-02-02T10:00:00.000Z',
  admin_email: 'owner@example.com',
  confirmed_by: null,
  changes: [{ field: 'price_base', before: '5', after: '6' }],
  changed_since: false,
};

/** The current season of a club that has never planned a season. */
export const currentSeason: Season = {
  id: '2026-27',
  label: '2026/27',
  state: 'current',
  opens: null,
  ends: null,
  plan: pick(values, plannedSettings),
  started_at: null,
  version: 0,
};

interface Opening {
  role?: AdminRole;
  language?: LanguageCode;
  part?: SettingPart;
}

/**
 * Renders one part of the section of settings. Returns the state with which the fake server responds: default settings
 * with the given changes.
 */
export async function openSettings(
  { recent = [], ...change }: Partial<ClubSettings> & { recent?: KeptSettingChange[] } = {},
  { role = 'owner', language = 'en', part = 'money' }: Opening = {},
) {
  const names: readonly SettingName[] = settingsOf(role);
  const open = Object.fromEntries(names.map((name) => [name, values[name]]));
  const state: ClubSettings = {
    version: 'v1',
    values: open as ClubSettings['values'],
    malformed: [],
    pending: null,
    ...change,
  };
  fakeServer.answer(api.readSettings, () => structuredClone(state));
  fakeServer.answerByDefault(api.listSettingChanges, { changes: recent, next_cursor: null });
  fakeServer.answerByDefault(api.listSeasons, { seasons: [currentSeason] });
  openGate(Date.now());
  await openApp(`/admin/settings?part=${part}`, { as: 'admin', role, language });
  await screen.findByRole('group', { name: t('parts.label') });
  return state;
}

/** Finds the section of one group of settings. */
export const form = (name: 'season' | 'answer' | 'prices' | 'payment' | 'faq') =>
  within(screen.getByRole('region', { name: t(`groups.${name}`) }));
