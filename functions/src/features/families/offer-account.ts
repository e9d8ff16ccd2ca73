import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import { isOldEnough } from '@fanclub/contract/members/age';
import type { Transaction } from 'firebase-admin/firestore';
import { requireFreeEmail } from '#features/accounts/move-email';
import { buildMail } from '#features/mail/build-mail';
import type { MemberCaller } from '#pipeline/caller';
import { limitCaller } from '#pipeline/limit-caller';
import { requireFresh } from '#pipeline/session-policy';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findPerson, personDoc, requireMember } from '#repositories/members';

/** The id of a dependant, and the id of the member who calls as the guardian. */
interface About {
  guardianId: string;
  id: string;
}

/**
 * Offers a dependant an account under an e-mail that no member has. Anybody can apply, and the mail goes to any
 * address, so only a guardian with a membership may make an offer, at most five times a day. Throws `sign_in_again`
 * unless the guardian has signed in a short time ago: with a stolen token, somebody could otherwise give the dependant's
 * membership to an address of their own. Writes the offer to the row and creates the mail in one transaction. Only the
 * mail contains the e-mail. A later offer invalidates the link of an earlier mail. Throws `user_not_found` if the person
 * is not a dependant of the caller (such a call does not count), `user_already_exists`, `invalid_transition` if a
 * deletion is requested, and a field error for a dependant under 13.
 */
export async function offerAccount(
  context: ServerContext,
  guardian: MemberCaller,
  wardId: string,
  email: string,
): Promise<Member> {
  const { db } = context;
  const about = { guardianId: guardian.uid, id: wardId };
  const known = await findPerson(db, wardId);
  if (known?.guardian_id !== guardian.uid) throw new AppError('user_not_found');
  if (!guardian.member.is_approved) throw new AppError('account_not_approved');
  requireFresh(guardian, context.now());
  await limitCaller(context, 'accountOffer', guardian);
  const id = randomId();
  return inTransaction(db, async (transaction) => {
    const ward = await requireWard(context, transaction, about);
    if (ward.delete_requested_at) throw new AppError('invalid_transition');
    if (!isOldEnough(ward.birth_date)) throw invalidFields({ birth_date: 'min_age_13' });
    await requireFreeEmail(context, transaction, ward.id, email);
    const now = context.now();
    const account_offer = { id, until: timestampOf(now.getTime() + linkLifetimesMs.own_account) };
    transaction.update(personDoc(db, ward.id), { account_offer });
    const to = { email, language: ward.language };
    const mail = { id, kind: 'own_account_link', memberId: ward.id, to, now } as const;
    transaction.create(mailDoc(db, id), buildMail({ ...mail, data: { offer: id } }));
    return { ...ward, account_offer };
  });
}

/** Withdraws an offer that was not accepted yet. Its mail is then not sent, or the link in it does not work. */
export function withdrawAccount(context: ServerContext, about: About): Promise<Member> {
  return inTransaction(context.db, async (transaction) => {
    const ward = await requireWard(context, transaction, about);
    if (!ward.account_offer) return ward;
    transaction.update(personDoc(context.db, ward.id), { account_offer: null });
    return { ...ward, account_offer: null };
  });
}

/**
 * Reads a dependant of this guardian. Throws `user_not_found` for another guardian's dependant, for a member with an
 * account, and for an unknown id, so that the response does not tell them apart.
 */
async function requireWard(
  { db }: ServerContext,
  transaction: Transaction,
  { guardianId, id }: About,
): Promise<Member> {
  const ward = await requireMember(transaction, db, id);
  if (ward.guardian_id !== guardianId) throw new AppError('user_not_found');
  return ward;
}
