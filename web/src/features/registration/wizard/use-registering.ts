import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import { useLanguage } from '#i18n/use-language.ts';
import { register } from '../api/register.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { visitorDraft } from '../draft/draft-store.ts';
import { emptyDraft } from '../draft/registration-draft.ts';
import { toRegisterRequest } from '../draft/to-register-request.ts';
import { visitorRules } from '../draft/validate-draft.ts';
import type { Application } from '../page/application.ts';
import { useFinish } from '../steps/tracking/registered.ts';

export const registering: Omit<Application, 'send'> = {
  member: null,
  drafts: visitorDraft,
  images: visitorImages,
  begin: emptyDraft,
  rules: visitorRules,
  mostPeople: submissionMaxPeople - 1,
  words: {},
  parts: {},
};

/** Returns the rules and actions of the wizard for a visitor, whose registration creates an account. */
export function useRegistering(): Application {
  const language = useLanguage();
  const finish = useFinish();
  return {
    ...registering,
    async send(draft, shown) {
      const body = toRegisterRequest(draft, language, shown);
      await finish(await register(body, draft.idempotencyKey));
    },
  };
}
