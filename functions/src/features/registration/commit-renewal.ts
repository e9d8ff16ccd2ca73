import { decidePromo } from '#features/promo/decide-promo';
import { readImages } from '#features/uploads/take-document';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { familyOf } from '#repositories/families';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { parseNotificationSettings } from '#repositories/notification-settings';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { memberFromRequest } from './member-from-request.ts';
import { alsoPaidBy } from './newcomer-rows.ts';
import { readRegistration } from './read-registration.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { checkDeadline, checkUploads, ownPassport } from './registration-checks.ts';
import { registrationMails } from './registration-mails.ts';
import {
  type Asked,
  isRepeat,
  refuseUnlessRenewable,
  requireIdentity,
  writeRenewal,
} from './renewal-row.ts';
import { writePromoUse } from './write-promo-use.ts';

/** All that a renewal needs, made before the transaction, whose body may run several times. */
export type RenewalAttempt = Asked &
  Omit<
    RegistrationAttempt,
    'keyHashes' | 'bodyHashes' | 'fingerprints' | 'family' | 'familyNumbers'
  >;

/**
 * One transaction: the application of before goes among the member's seasons, the new one takes its place
 * on the row, with its number, uploads, promo use and mail; the membership stays what it is.
 */
export function commitRenewal(
  context: ServerContext,
  attempt: RenewalAttempt,
): Promise<Member | TakenNumbers> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const member = await requireMember(transaction, db, attempt.uid);
    const reads = await readRegistration(context, transaction, { ...attempt, keyHashes: [] });
    const settings = parseRegistrationSettings(reads.settings);
    if (isRepeat(member, attempt)) return member;
    refuseUnlessRenewable(member, attempt, settings.season);
    const taken = takenAmong([reads]);
    if (taken) return taken;
    const passports = ownPassport(reads.passport);
    const receipt = checkUploads(reads.receipt.data(), passports, now.getTime());
    checkDeadline(settings, receipt, now.getTime());
    const { body, requestNumber, rate } = attempt;
    const hold = reads.hold?.data();
    const promo = decidePromo(body, settings.prices, reads.promo, hold, now.getTime());
    const { cost, promoCode } = promo;
    const { fingerprint } = member;
    const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
    const fresh = memberFromRequest(body, decided);
    requireIdentity(member, fresh);
    const copies = await alsoPaidBy(transaction, db, [body], {
      ...{ family: familyOf(member), sha256: receipt.sha256 },
    });
    const left = await readImages(transaction, db, member, 'passport');
    const renewed = writeRenewal(context, transaction, { member, fresh, copies, left }, now);
    writePromoUse(context, transaction, member.id, reads, promo);
    const staff = parseNotificationSettings(reads.notifications);
    for (const { id, mail } of registrationMails(attempt, staff, now)) {
      transaction.create(mailDoc(db, id), mail);
    }
    return renewed;
  });
}
