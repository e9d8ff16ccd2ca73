import { api } from '@fanclub/contract/api';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import type { WizardPage } from '../draft/pages.ts';
import { searchOf } from '../draft/use-page.ts';
import { knownDraft, renewalDraftStore } from '../renewal/renewal-draft.ts';
import { buildDraft, receiptUrl } from './build-draft.ts';
import { answerWizard } from './open-wizard.ts';

export const renewal = i18n.getFixedT(null, 'renewal');

export const season = '2027/28';

/** Returns the profile of a member who had a club card in the previous season. */
export const memberOfBefore = (change: Partial<OwnProfile> = {}) =>
  buildProfile({
    ...approved,
    juventus_card: true,
    membership: { ...approved.membership, juventus_card: true },
    ...change,
  });

interface RenewalOptions {
  member?: Partial<OwnProfile>;
  settings?: Partial<PublicSettings>;
  /** Changes to a stored draft that is paid in euro. If it is absent, no draft is stored. */
  draft?: Parameters<typeof buildDraft>[0];
  language?: LanguageCode;
}

/** Opens the renewal at this page, as a member of the previous season. */
export async function openRenewal(page: WizardPage = 'membership', options: RenewalOptions = {}) {
  const { settings, draft, language = 'en' } = options;
  const member = memberOfBefore(options.member);
  answerWizard({ season, ...settings });
  fakeServer.answerByDefault(api.me, member);
  if (draft) {
    const { request_number, idempotencyKey } = buildDraft();
    const paid = { paid_confirm: true, receiptUrl, shown: { total: 5, rate: null } };
    const inEuro = { payment_method: 'euro', euro_payment_method: 'paypal' } as const;
    const mine = { ...knownDraft(member), request_number, idempotencyKey };
    renewalDraftStore(member).save({ ...mine, ...paid, ...inEuro, ...draft });
  }
  return openApp(`/renew${searchOf(page)}`, { as: 'member', language });
}
