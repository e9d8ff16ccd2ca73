import { api } from '@fanclub/contract/api';
import { pick } from '@fanclub/contract/members/by-name';
import type { AdminRole } from '@fanclub/contract/roles';
import { plannedSettings, type Season } from '@fanclub/contract/seasons/admin-routes';
import type { KeptSettingChange } from '@fanclub/contract/settings/admin-routes';
import {
  type ClubSettings,
  type SettingPart,
  settingDefaults,
  settingsOf,
} from '@fanclub/contract/settings/settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen, within } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { openApp } from '#testing/open-app.tsx';
import { common } from '#testing/texts.ts';
import type { SettingsAnswer } from '../use-settings.ts';

export const t = i18n.getFixedT(null, 'settings');
export const save = () => common('actions.save');

const values: ClubSettings = {
  ...settingDefaults,
  show_member_count: true,
  card_number: '6037 9971 2345 6783',
  card_holder: 'Sara Ahmadi',
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
  path?: string;
}

/**
 * Renders one part of the section of settings. Returns the state with which the fake server responds: default settings
 * with the given changes.
 */
export async function openSettings(
  { recent = [], ...change }: Partial<SettingsAnswer> & { recent?: KeptSettingChange[] } = {},
  {
    role = 'owner',
    language = 'en',
    part = 'money',
    path = `/admin/settings?part=${part}`,
  }: Opening = {},
) {
  const state: SettingsAnswer = {
    version: 'v1',
    values: pick(values, settingsOf(role)),
    malformed: [],
    pending: null,
    ...change,
  };
  fakeServer.answer(api.readSettings, () => structuredClone(state));
  fakeServer.answerByDefault(api.listSettingChanges, { changes: recent, next_cursor: null });
  fakeServer.answerByDefault(api.listSeasons, { seasons: [currentSeason] });
  fakeServer.answerByDefault(api.listImports, { imports: [], shapes: [] });
  fakeWorker.readsFiles();
  openGate(Date.now());
  await openApp(path, { as: 'admin', role, language });
  await screen.findByRole('group', { name: t('parts.label') });
  return state;
}

/** Finds the section of one group of settings. */
export const form = (name: 'season' | 'answer' | 'prices' | 'payment' | 'brings' | 'faq') =>
  within(screen.getByRole('region', { name: t(`groups.${name}`) }));

/** Makes the fake server accept all lines of an import but those with a guardian, as it does for an unknown guardian. */
export const answerImport = () =>
  fakeServer.answer(api.importMembers, ({ body }) => ({
    seasons: [],
    lines: body.lines.map(({ line, cells }) => {
      const errors: Record<string, 'invalid_value'> = cells.guardian
        ? { guardian: 'invalid_value' }
        : {};
      const state = cells.guardian ? ('wrong' as const) : ('new' as const);
      return { line, state, request_number: null, errors };
    }),
  }));
