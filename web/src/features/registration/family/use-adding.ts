import {
  type AddFamilyRequest,
  addFamily,
  addFamilyRequestSchema,
} from '@fanclub/contract/families/routes';
import { askedIn } from '@fanclub/contract/members/field-sets';
import { familyMaxSize, submissionMaxPeople } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { profileQuery } from '#member/profile-query.ts';
import { discardFamily, familyImages } from '#store/member-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { givenOf, type ShownAmounts, toPeople } from '../draft/to-register-request.ts';
import { visitorRules } from '../draft/validate-draft.ts';
import type { Application } from '../page/application.ts';
import { DueConsents } from '../renewal/due-consents.tsx';
import { familyDraft, firstPerson } from './family-draft.ts';
import { FirstPage } from './first-page.tsx';

const parts = { FirstPage, Consents: DueConsents };

/** Error codes which mean that the loaded profile or settings are out of date. */
const outdated = ['family_full', 'invalid_transition', 'registration_closed', 'forbidden'] as const;

/** Returns the texts, rules and actions of the wizard for a member who registers people of their family. */
export function useAdding(member: OwnProfile, onSent: () => void): Application {
  const { t, language } = useTexts(['family', 'common']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = profileQuery(member.id);
  const consents = consentsDue(member.agreed_versions);
  return {
    member,
    drafts: familyDraft(member),
    images: familyImages,
    begin: firstPerson,
    // The member fills in the form, but is not one of the people who apply.
    rules: { ...visitorRules, consents, ownPart: () => 'none', ownErrors: () => ({}) },
    mostPeople: Math.min(submissionMaxPeople, familyMaxSize - member.family.length),
    words: {
      title: t('common:titles.addFamily'),
      headings: { membership: t('add.title'), confirm: t('add.confirm') },
      lateNotice: t('add.late'),
      confirmLead: t('add.confirmLead'),
      submit: t('add.submit'),
      failedTitle: t('add.failedTitle'),
      nothingLost: t('add.kept'),
    },
    parts,
    // With the draft's idempotency key, two calls from two tabs or after a lost response create the applications only
    // once.
    async send(draft, amounts) {
      const body = toFamilyRequest(draft, { language, amounts, consents });
      const headers = { 'idempotency-key': draft.idempotencyKey };
      const { family } = await call(addFamily, { body, headers }).catch(async (error) => {
        if (outdated.some((code) => hasCode(error, code))) {
          await queryClient.invalidateQueries({ queryKey });
          await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }
        throw error;
      });
      discardFamily();
      onSent();
      await queryClient.invalidateQueries({ queryKey });
      await navigate(paths.profile.build(member.id), {
        replace: true,
        state: { familyAdded: family.length },
      });
    },
  };
}

/** Values of the request that are on screen but not in the form. */
interface ShownFamily {
  language: LanguageCode;
  amounts: ShownAmounts;
  consents: readonly NeededConsent[];
}

/** Builds the request from a completed family form. Throws if it does not match the request's schema. */
function toFamilyRequest(
  draft: RegistrationDraft,
  { language, amounts, consents }: ShownFamily,
): AddFamilyRequest {
  const people = toPeople(draft, amounts).map((person, index) =>
    // The bank transfer names the form's number, so the first person in the list gets this number.
    index === 0 ? { ...person, request_number: draft.request_number } : person,
  );
  return addFamilyRequestSchema.validateSync({
    ...givenOf(draft, askedIn('payment')),
    ...renewedConsents(draft, consents),
    people,
    language,
    receiptUrl: draft.receiptUrl,
    expected_total: amounts.total,
    expected_rial: draft.payment_method === 'rial' ? amounts.rial : null,
  });
}
