import type { RenewRequest } from '@fanclub/contract/registration/renewal-routes';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { promoLocks } from '#features/promo/promo-standing';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { commitRenewal } from './commit-renewal.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { rateAndPromo } from './rate-and-promo.ts';

/**
 * A member applies for the current season, beside the membership of an earlier one: one transaction, by
 * the rules of a registration. A call that is repeated finds its own request number and answers again
 * what it did; of two at once one is `already_renewed`.
 */
export async function renew(
  context: ServerContext,
  uid: string,
  body: RenewRequest,
): Promise<Member> {
  const member = await findMember(context.db, uid);
  if (!member) throw new AppError('user_not_found');
  const registration = asRegistration(body, member);
  const { rate, promo } = await rateAndPromo(context, registration);
  const asked = { body: registration, season: body.season, agreed: body.legal_consents };
  const ids = { uid, mailId: randomId(), noticeId: randomId() };
  const locks = [`member:${uid}`, `upload:${body.receiptUrl}`, ...(promo ? promoLocks(promo) : [])];
  return withFreeNumbers([body.request_number], ([requestNumber = '']) => {
    const attempt = { ...asked, ...ids, requestNumber, rate, promo };
    return context.locks.run(locks, () => commitRenewal(context, attempt));
  });
}

/** The address is the row's, the password the account's, and what was agreed to before holds. */
function asRegistration(body: RenewRequest, member: Member): RegisterRequest {
  const { season: _, legal_consents: consents, ...typed } = body;
  const given = { ...member.legal_consents, ...consents };
  return {
    ...typed,
    email: member.email,
    legal_consents: { ...given, terms: given.terms, privacy: given.privacy },
  };
}
