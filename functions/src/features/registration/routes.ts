import type * as renewalContract from '@fanclub/contract/registration/renewal-routes';
import type * as contract from '@fanclub/contract/registration/routes';
import { serverWords } from '@fanclub/contract/words/server';
import { doNewAddressesWait } from '#features/mail/new-addresses';
import { presentFamilyMember } from '#features/members/present-family';
import { presentProfile } from '#features/members/present-profile';
import { asMember } from '#features/members/profile-policy';
import { presentSession } from '#features/sessions/present-session';
import { memberCaller } from '#pipeline/caller';
import { deviceTokenOf } from '#pipeline/device-token';
import type { HandlersOf } from '#pipeline/handler';
import { isSpecialAccount } from '#repositories/club-settings';
import { register } from './register.ts';
import { renew } from './renew.ts';

export const registrationHandlers: HandlersOf<typeof contract> = {
  register: async ({ context, body, idempotencyKey, language }) => {
    const [{ member, family, session }, isSpecial, mailWaits] = await Promise.all([
      register(context, body, idempotencyKey),
      isSpecialAccount(context.db, body.email),
      doNewAddressesWait(context),
    ]);
    const isOther = body.request_number != null && body.request_number !== member.request_number;
    return {
      ...presentSession(session, memberCaller(member, 'registration'), isSpecial),
      device_token: deviceTokenOf(context, member),
      request_number: member.request_number,
      ...(isOther && { request_number_changed: true }),
      ...(mailWaits && { mail_waits: true }),
      user_id: member.id,
      ...(family.length > 0 && { family: family.map(presentFamilyMember) }),
      message: serverWords[language].answers.registered,
      detail: serverWords.en.answers.registered,
    };
  },
};

export const renewalHandlers: HandlersOf<typeof renewalContract> = {
  renew: async ({ context, caller, body }) =>
    presentProfile(context, await renew(context, asMember(caller), body), caller),
};
