import type { OwnProfile } from '@fanclub/contract/members/profile';
import { duesToPay } from '@fanclub/contract/money/account';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { profileQuery } from '#member/profile-query.ts';
import { discardRenewal, renewalImages } from '#store/member-draft.ts';
import type { Application, MemberWords } from '../page/application.ts';
import { ChangesSummary } from './changes.tsx';
import { DueConsents } from './due-consents.tsx';
import { AboutOwn, AboutPerson, FirstPage } from './first-page.tsx';
import { draftStoreOf, firstDraft } from './renewal-draft.ts';
import { renewalRules } from './renewal-rules.ts';
import { sendFamily } from './send-family.ts';
import { toRenewRequest } from './to-renew-request.ts';
import { whoRenews } from './who-renews.ts';

const parts = { FirstPage, AboutOwn, AboutPerson, ChangesSummary, Consents: DueConsents };

/** Error codes which mean that the loaded profile or season is out of date. */
const outdated = [
  'already_renewed',
  'season_changed',
  'invalid_transition',
  'registration_closed',
  'forbidden',
] as const;

/** Returns the texts, rules and actions of the wizard for a member who applies for a season. */
export function useRenewing(member: OwnProfile, season: string, onSent: () => void): Application {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const words = useRenewalWords(member, season);
  const { queryKey } = profileQuery(member.id);
  const rules = renewalRules(member);
  const who = whoRenews(member, season);
  return {
    member,
    drafts: draftStoreOf(member, who),
    images: renewalImages,
    begin: () => firstDraft(member, who),
    rules,
    debts: duesToPay({ ...member, ...member.account }),
    mostPeople: 0,
    words,
    parts,
    // If the response is lost, the draft stays and can be sent again, because the server renews only once for a request
    // number. If the profile already has the draft's number, the renewal has arrived and the draft is discarded.
    async send(draft, amounts) {
      const shown = { language, amounts, season, rules };
      const isAlone = rules.ownPart(draft) === 'all';
      const sending = isAlone
        ? call(renew, { body: toRenewRequest(draft, shown) })
        : sendFamily(draft, member.id, shown);
      const after = await sending.catch(async (error) => {
        if (outdated.some((code) => hasCode(error, code))) {
          await queryClient.invalidateQueries({ queryKey });
          await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }
        throw error;
      });
      discardRenewal();
      onSent();
      if (after) queryClient.setQueryData(queryKey, after);
      else await queryClient.invalidateQueries({ queryKey });
      const state = after ? null : { familyRenewed: true };
      await navigate(paths.profile.build(member.id), { replace: true, state });
    },
  };
}

/** Returns the wizard's texts for a renewing member. */
function useRenewalWords({ email }: OwnProfile, season: string): MemberWords {
  const { t } = useTranslation(['renewal', 'registration', 'common']);
  return {
    title: t('common:titles.renew'),
    headings: {
      membership: t('membership.title', { season }),
      personal: t('registration:personal.title'),
      residence: t('registration:residence.title'),
      contact: t('contact.title'),
      payment: t('registration:payment.title'),
      confirm: t('confirm.title'),
    },
    lateNotice: t('late'),
    restNotice: t('rest.first'),
    documentKnown: t('documentKnown'),
    theirDocumentKnown: t('theirDocumentKnown'),
    contactLead: t('contact.lead', { email: isolateLtr(email) }),
    confirmLead: t('confirm.lead'),
    submit: t('confirm.submit'),
    failedTitle: t('confirm.failedTitle'),
    nothingLost: t('confirm.kept'),
  };
}
