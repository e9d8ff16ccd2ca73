import { api } from '@fanclub/contract/api';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildProfile } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import type { WizardPage } from '../draft/pages.ts';
import { emptyPerson, type PersonDraft } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { searchOf } from '../draft/use-page.ts';
import { familyDraft, firstPerson } from '../family/family-draft.ts';
import { receiptUrl } from './build-draft.ts';
import { answerWizard } from './open-wizard.ts';

export const family = i18n.getFixedT(null, 'family');

/** Returns the complete draft of a child. */
export const aDaughter = (change: Partial<PersonDraft> = {}): PersonDraft => ({
  ...emptyPerson(),
  first_name: 'Dana',
  last_name: 'Ahmadi',
  gender: 'female',
  birth_date: `${new Date().getFullYear() - 3}-04-01`,
  country_of_birth: 'IR',
  pack_type: 'under_5',
  ...change,
});

interface FamilyOptions {
  member?: Partial<OwnProfile>;
  settings?: Partial<PublicSettings>;
  /** Changes to a stored draft that is paid in euro. If it is absent, no draft is stored. */
  draft?: Partial<RegistrationDraft>;
  language?: LanguageCode;
}

/** Opens the family registration at this page, as a signed-in member. */
export async function openFamily(page: WizardPage = 'membership', options: FamilyOptions = {}) {
  const { settings, draft, language = 'en' } = options;
  const member = buildProfile({ ...approved, ...options.member });
  answerWizard(settings);
  fakeServer.answerByDefault(api.me, member);
  if (draft) {
    const paid = { paid_confirm: true, receiptUrl, shown: { total: 5, rate: null } };
    const inEuro = { payment_method: 'euro', euro_payment_method: 'paypal' } as const;
    familyDraft(member).save({
      ...firstPerson(),
      people: [aDaughter()],
      ...paid,
      ...inEuro,
      ...draft,
    });
  }
  return openApp(`/family/add${searchOf(page)}`, { as: 'member', language });
}
