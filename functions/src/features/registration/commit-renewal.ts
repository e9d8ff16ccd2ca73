import { pick } from '@fanclub/contract/members/by-name';
import { correctableBy } from '@fanclub/contract/members/field-sets';
import { isIdentityKnown } from '@fanclub/contract/members/identity';
import { fieldItems } from '@fanclub/contract/members/review-items';
import { receivedOf } from '@fanclub/contract/money/due';
import { consentsDue } from '@fanclub/contract/registration/consents';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { RenewRequest } from '@fanclub/contract/registration/renewal-routes';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { carriedPayment } from '#features/money/payment-rows';
import { decidePromo } from '#features/promo/decide-promo';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import {
  type ApplicationField,
  applicationFields,
  archiveApplication,
} from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import { familyOf } from '#repositories/families';
import { mailDoc } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { parseNotificationSettings } from '#repositories/notification-settings';
import { createPayments } from '#repositories/payments';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { searchKeysOf } from '#repositories/search-keys';
import { claimUpload } from '#repositories/uploads';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { memberFromRequest } from './member-from-request.ts';
import { alsoPaidBy } from './newcomer-rows.ts';
import { readRegistration } from './read-registration.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { checkDeadline, checkUploads, ownPassport } from './registration-checks.ts';
import { registrationMails } from './registration-mails.ts';
import { requireConsents } from './require-consents.ts';
import { writePromoUse } from './write-promo-use.ts';

/** All that a renewal needs, made before the transaction, whose body may run several times. */
export interface RenewalAttempt
  extends Omit<
    RegistrationAttempt,
    'keyHashes' | 'bodyHashes' | 'fingerprints' | 'family' | 'familyNumbers'
  > {
  /** The label of the season that the person saw. */
  season: string;
  /** What the person has agreed to with it. */
  agreed: RenewRequest['legal_consents'];
}

/** What somebody may give another value with a renewal. */
const ownFields = correctableBy('rejected');

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
    const update = renewedRow(member, fresh, copies, now);
    // Whose mark says so from before payments were kept: the application that it is of is about to go.
    const carried = carriedPayment(member);
    archiveApplication(transaction, db, { ...member, received: receivedOf(member) }, now);
    if (carried) createPayments(transaction, db, member.id, [carried]);
    transaction.update(memberDoc(db, member.id), { ...update });
    transaction.create(reads.number.ref, { uid: member.id });
    for (const upload of [reads.receipt, reads.passport]) {
      if (upload) claimUpload(transaction, db, upload.id, member, requestNumber);
    }
    writePromoUse(context, transaction, member.id, reads, promo);
    const staff = parseNotificationSettings(reads.notifications);
    for (const { id, mail } of registrationMails(attempt, staff, now)) {
      transaction.create(mailDoc(db, id), mail);
    }
    const entry = { adminEmail: null, action: 'renew', memberId: member.id } as const;
    recordAudit(context, transaction, { ...entry, fields: changedFields(member, update) }, now);
    return { ...member, ...update };
  });
}

/** The row has this very application already; its number may be another than the one that was shown. */
function isRepeat(member: Member, { season, body }: RenewalAttempt): boolean {
  const shown = body.request_number;
  return (
    member.season === season &&
    shown != null &&
    [member.request_number, member.told_number].includes(shown)
  );
}

function refuseUnlessRenewable(
  member: Member,
  { season, agreed }: RenewalAttempt,
  current: string,
): void {
  const owes_back = member.owes_back_since !== null;
  const obstacle = renewalObstacle({ ...member, owes_back }, current);
  if (obstacle === 'applied') throw new AppError('already_renewed');
  if (season !== current) throw new AppError('season_changed');
  if (obstacle) throw new AppError('invalid_transition');
  requireConsents(member, agreed);
}

/** A club card is for whom a document was seen: for the membership's, or for this application. */
function requireIdentity(member: Member, fresh: MemberDocument): void {
  if (fresh.juventus_card && !fresh.passport_upload && !isIdentityKnown(member, fresh)) {
    throw invalidFields({ passportUrl: 'id_card_required' });
  }
}

/** What of the row is another one from now on: the application, and what was corrected with it. */
function renewedRow(member: Member, fresh: MemberDocument, copies: string[], now: Date) {
  const corrected = ownFields.filter((name) => member[name] !== fresh[name]);
  const at = timestampOf(now);
  const begun = {
    ...pick(fresh, [...applicationFields, ...ownFields, 'language', 'passport_upload']),
    ...pick(fresh, ['requested', 'answered', 'last_decision', 'handled_by', 'similar_to']),
    ...pick(fresh, ['receipt_before', 'passport_before', 'passport_added_at']),
    passport_deleted_at: null,
    receipt_also_used_by: copies,
    own_changes: fieldItems
      .filter((field) => corrected.some((name) => name === field))
      .map((field) => ({ field, before: member[field], at })),
    ...(consentsDue(member.legal_record?.versions ?? null).length > 0 &&
      pick(fresh, ['legal_consents', 'legal_record'])),
  };
  return {
    ...begun,
    flags: flagsWith(member, begun),
    search_keys: searchKeysOf({ ...member, ...begun }),
    ...recordChange(member, ['request_status', 'season', ...corrected]),
  };
}

const changedFields = (
  member: Member,
  update: Pick<MemberDocument, ApplicationField | (typeof ownFields)[number]>,
) => [...ownFields, 'season' as const].filter((name) => member[name] !== update[name]);
