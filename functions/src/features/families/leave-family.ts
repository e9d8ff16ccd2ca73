import type { openOwnAccount } from '@fanclub/contract/families/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { Transaction } from 'firebase-admin/firestore';
import { requireFreeEmail } from '#features/accounts/move-email';
import { buildMail } from '#features/mail/build-mail';
import { recordChange } from '#features/members/record-change';
import { consentsGiven, legalRecordOf } from '#features/submission/member-from-request';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { readDependants } from '#repositories/families';
import type { LoginLink } from '#repositories/login-links';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { personDoc, readMember, updateMember } from '#repositories/members';
import { searchKeysOf } from '#repositories/search-keys';

type Given = Omit<RouteBody<typeof openOwnAccount>, 'token' | 'birth_date'>;

/**
 * Turns a dependant into a member with an account, in the caller's transaction. Writes the e-mail and its lock, the
 * consents, the audit row and the mail to the guardian. The second of two concurrent calls finds the row changed and
 * returns the same member. Throws `user_already_exists` if the e-mail was taken meanwhile, and `invalid_login_link` if
 * the offer has ended, for example because a deletion was requested or has begun.
 */
export async function leaveFamily(
  context: ServerContext,
  transaction: Transaction,
  link: LoginLink,
  { legal_consents: consents, language }: Given,
): Promise<Member> {
  const { db } = context;
  const { email } = link;
  const now = context.now();
  const ward = await readMember(transaction, db, link.uid);
  if (!ward) throw new AppError('invalid_login_link');
  if (ward.guardian_id === null) {
    // An earlier call committed this transaction and died afterwards.
    if (ward.email === email) return ward;
    throw new AppError('invalid_login_link');
  }
  const { account_offer: offer, guardian_id: guardianId } = ward;
  const isOffered = offer && offer.id === link.offer && offer.until.toMillis() > now.getTime();
  if (!isOffered || ward.delete_requested_at) throw new AppError('invalid_login_link');
  await requireFreeEmail(context, transaction, ward.id, email);
  const [guardian, family] = await Promise.all([
    readMember(transaction, db, guardianId),
    readDependants(transaction, db, guardianId),
  ]);

  const own = {
    email,
    language,
    guardian_id: null,
    account_offer: null,
    account: 'pending',
    // Somebody used the link that was mailed to this e-mail and knew the birth date, so the e-mail counts as proved.
    email_confirmed_at: timestampOf(now),
    legal_consents: consentsGiven(consents),
    legal_record: legalRecordOf(language, now),
    no_news: false,
  } as const;
  const member: Member = { ...ward, ...own };
  const change = recordChange(ward, ['email']);
  const search_keys = searchKeysOf(member);
  updateMember(transaction, db, ward, { ...own, ...change, search_keys });
  transaction.set(memberEmailDoc(context, email), { uid: ward.id, created_at: timestampOf(now) });
  const entry = { adminEmail: null, action: 'own_account', memberId: ward.id } as const;
  recordAudit(context, transaction, { ...entry, fields: ['email'] }, now);
  if (guardian) {
    if (family.length === 1) {
      transaction.update(personDoc(db, guardian.id), { has_family: false });
    }
    const id = `${offer.id}_opened`;
    const mail = { id, kind: 'own_account_opened', memberId: guardian.id, to: guardian } as const;
    transaction.create(mailDoc(db, id), buildMail({ ...mail, data: { people: [ward.id] }, now }));
  }
  return { ...member, ...change, search_keys };
}
