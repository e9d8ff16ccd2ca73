import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { saveDraft } from '../draft/draft-store.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { Step } from '../wizard/steps.ts';
import { searchOf } from '../wizard/use-step.ts';
import { buildDraft } from './build-draft.ts';

export const t = i18n.getFixedT(null, 'registration');
export const member = i18n.getFixedT(null, 'member');
export const error = i18n.getFixedT(null, 'errors');
export const common = i18n.getFixedT(null, 'common');

interface WizardOptions {
  /** The filled-in form that was kept on this device; none by default. */
  draft?: Partial<RegistrationDraft>;
  settings?: Partial<PublicSettings>;
  language?: LanguageCode;
}

/** Opens the wizard at a step, on a server that has prices, a card, payment links and a rate. */
export async function openWizard(step: Step, options: WizardOptions = {}) {
  const { draft, settings, language = 'fa' } = options;
  fakeServer.answerByDefault(api.settings, {
    ...defaultPublicSettings,
    card_number: '6037991234567890',
    card_holder: 'Sara Ahmadi',
    payment_links: { revolut: 'https://revolut.test', paypal: 'https://paypal.test' },
    ...settings,
  });
  fakeServer.answerByDefault(api.exchangeRate, {
    rate: 1_000_000,
    fetched_at: '2026-02-01T10:00:00.000Z',
    stale: false,
  });
  fakeServer.answerByDefault(api.removeFile, { success: true });
  if (draft) saveDraft(buildDraft(draft));
  return openApp(`/register${searchOf(step)}`, { language });
}

/** Waits until this step is open. */
export function arriveAtStep(step: Step) {
  return screen.findByRole('heading', { level: 1, name: t(`${step}.title`) });
}
