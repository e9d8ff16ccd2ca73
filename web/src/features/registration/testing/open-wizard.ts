import { api } from '@fanclub/contract/api';
import { ofEachServiceLink } from '@fanclub/contract/members/payment';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { saveDraft } from '../draft/draft-store.ts';
import type { WizardPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { searchOf } from '../draft/use-page.ts';
import { buildDraft } from './build-draft.ts';

export const t = i18n.getFixedT(null, 'registration');

interface WizardOptions {
  /** Changes to a complete stored draft. If it is absent, no draft is stored. */
  draft?: Partial<RegistrationDraft>;
  settings?: Partial<PublicSettings>;
  language?: LanguageCode;
}

/** Lets the fake server return settings with a card number and payment links, and an exchange rate. */
export function answerWizard(settings: Partial<PublicSettings> = {}) {
  fakeServer.answerByDefault(api.settings, {
    ...defaultPublicSettings,
    card_number: '6037991234567890',
    card_holder: 'Sara Ahmadi',
    ...ofEachServiceLink((service) => `https://${service}.test`),
    ...settings,
  });
  fakeServer.answerByDefault(api.exchangeRate, {
    rate: 1_000_000,
    fetched_at: '2026-02-01T10:00:00.000Z',
    stale: false,
  });
  fakeServer.answerByDefault(api.removeFile, { success: true });
}

/** Opens a visitor's registration at this page. */
export async function openWizard(page: WizardPage, options: WizardOptions = {}) {
  const { draft, settings, language = 'fa' } = options;
  answerWizard(settings);
  fakeServer.answerByDefault(api.checkUserExists, { exists: false });
  if (draft) saveDraft(buildDraft(draft));
  const app = await openApp(`/register${searchOf(page)}`, { language });
  // Every page but the first is loaded on demand, so its heading has to be waited for.
  await screen.findByRole('heading', { level: 1 });
  return app;
}

export function arriveAtPage(page: WizardPage) {
  return screen.findByRole('heading', { level: 1, name: t(`${page}.title`) });
}
