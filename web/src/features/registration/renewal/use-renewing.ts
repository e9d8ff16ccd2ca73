import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renew } from '@fanclub/contract/registration/renewal-routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { profileQuery } from '#member/profile-query.ts';
import { discardRenewal, renewalImages } from '#store/renewal-draft.ts';
import type { Application } from '../wizard/application.ts';
import { Changes } from './changes.tsx';
import { DueConsents } from './due-consents.tsx';
import { FirstPage } from './first-page.tsx';
import { knownDraft, renewalDraft } from './renewal-draft.ts';
import { renewalRules } from './renewal-rules.ts';
import { toRenewRequest } from './to-renew-request.ts';
import { useRenewalWords } from './use-renewal-words.ts';

const parts = { FirstPage, Changes, Consents: DueConsents };

/** Refusals that say that member or season are not any more what this page knows. */
const outdated = [
  'already_renewed',
  'season_changed',
  'invalid_transition',
  'registration_closed',
  'forbidden',
] as const;

/** A member's application for a season, beside the membership that there is. */
export function useRenewing(member: OwnProfile, season: string, onSent: () => void): Application {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const words = useRenewalWords(member, season);
  const { queryKey } = profileQuery(member.id);
  const rules = renewalRules(member);
  return {
    member,
    drafts: renewalDraft(member),
    images: renewalImages,
    begin: () => knownDraft(member),
    rules,
    mostPeople: 0,
    words,
    parts,
    // The request number that was shown makes a call that is sent twice one renewal. Where its answer is
    // lost the draft stays, and either is sent again or found to be in the profile already.
    async send(draft, amounts) {
      const body = toRenewRequest(draft, { language, amounts, season, rules });
      const after = await call(renew, { body }).catch(async (error) => {
        if (outdated.some((code) => hasCode(error, code))) {
          await queryClient.invalidateQueries({ queryKey });
          await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
        }
        throw error;
      });
      discardRenewal();
      onSent();
      queryClient.setQueryData(queryKey, after);
      await navigate(paths.profile.build(member.id), { replace: true });
    },
  };
}
