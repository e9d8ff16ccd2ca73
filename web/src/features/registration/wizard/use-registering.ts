import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { register as route } from '@fanclub/contract/registration/routes';
import { call } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { visitorImages } from '../draft/draft-images.ts';
import { visitorDraft } from '../draft/draft-store.ts';
import { emptyDraft } from '../draft/registration-draft.ts';
import { toRegisterRequest } from '../draft/to-register-request.ts';
import { visitorRules } from '../draft/validate-draft.ts';
import type { Application } from '../page/application.ts';
import { type RegisterAnswer, useFinish } from '../steps/tracking/registered.ts';

/** Sends a registration. A repeated call with the same key and body creates no second registration. */
export function register(body: RegisterRequest, idempotencyKey: string): Promise<RegisterAnswer> {
  return call(route, { body, headers: { 'idempotency-key': idempotencyKey } });
}

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
