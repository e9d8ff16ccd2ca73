import { pick } from '@fanclub/contract/members/by-name';
import { correctableBy } from '@fanclub/contract/members/field-sets';
import { isIdentityKnown } from '@fanclub/contract/members/identity';
import { fieldItems } from '@fanclub/contract/members/review-items';
import { receivedOf } from '@fanclub/contract/money/due';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { RenewRequest } from '@fanclub/contract/registration/renewal-routes';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Transaction } from 'firebase-admin/firestore';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { carriedPayment } from '#features/money/payment-rows';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import {
  type ApplicationField,
  applicationFields,
  archiveApplication,
  numbersOf,
} from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { requestNumberDoc } from '#repositories/request-numbers';
import { searchKeysOf } from '#repositories/search-keys';
import { claimUpload, releaseUpload } from '#repositories/uploads';
import { consentsDueOf, requireConsents } from './require-consents.ts';

/** What a renewal asks for. */
export interface Asked {
  body: RegisterRequest;
  /** The label of the season that the person saw. */
  season: string;
  /** What the person has agreed to with it. */
  agreed: RenewRequest['legal_consents'];
}

/** What somebody may give another value with a renewal. */
const ownFields = correctableBy('rejected');

/** The row has this very application already; its number may be another than the one that was shown. */
export function isRepeat(member: Member, { season, body }: Asked): boolean {
  const shown = body.request_number;
  return (
    member.season === season &&
    shown != null &&
    [member.request_number, member.told_number].includes(shown)
  );
}

export function refuseUnlessRenewable(
  member: Member,
  { season, agreed }: Pick<Asked, 'season' | 'agreed'>,
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
export function requireIdentity(
  member: Member,
  fresh: MemberDocument,
  field = 'passportUrl',
): void {
  if (fresh.juventus_card && !fresh.passport_upload && !isIdentityKnown(member, fresh)) {
    throw invalidFields({ [field]: 'id_card_required' });
  }
}

export interface Renewal {
  member: Member;
  fresh: MemberDocument;
  copies: string[];
  left: string[];
}

/**
 * Puts the new application in the place of the one of before, which goes among the member's seasons: row,
 * lock of the request number, claims of the images, audit. `copies` are others with the same receipt. The
 * receipt of before goes with its application; `left` are the identity images of before, which nothing would
 * find any more: what they were for is decided, and the clean-up deletes what is released.
 */
export function writeRenewal(
  context: ServerContext,
  transaction: Transaction,
  { member, fresh, copies, left }: Renewal,
  now: Date,
): Member {
  const { db } = context;
  const update = renewedRow(member, fresh, copies, now);
  // Whose mark says so from before payments were kept: the application that it is of is about to go.
  const carried = carriedPayment(member);
  archiveApplication(transaction, db, { ...member, received: receivedOf(member) }, now);
  if (carried) createPayments(transaction, db, member.id, [carried]);
  transaction.update(memberDoc(db, member.id), { ...update });
  transaction.create(requestNumberDoc(db, fresh.request_number), { uid: member.id });
  for (const upload of [fresh.receipt_upload, fresh.passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, fresh.request_number);
  }
  const entry = { adminEmail: null, action: 'renew', memberId: member.id } as const;
  recordAudit(context, transaction, { ...entry, fields: changedFields(member, update) }, now);
  for (const id of left) releaseUpload(transaction, db, id, now);
  if (left.length > 0) {
    const gone = { ...entry, action: 'delete_passport' } as const;
    recordAudit(context, transaction, { ...gone, fields: ['passport_url'] }, now);
  }
  return { ...member, ...update };
}

/** What of the row is another one from now on: the application, and what was corrected with it. */
function renewedRow(member: Member, fresh: MemberDocument, copies: string[], now: Date) {
  const corrected = ownFields.filter((name) => member[name] !== fresh[name]);
  const at = timestampOf(now);
  const begun = {
    ...pick(fresh, [...applicationFields, ...ownFields, 'language', 'passport_upload']),
    ...pick(fresh, ['requested', 'answered', 'last_decision', 'handled_by', 'similar_to']),
    ...pick(fresh, ['passport_before', 'passport_added_at']),
    passport_deleted_at: null,
    earlier_numbers: [...new Set([...member.earlier_numbers, ...numbersOf(member)])],
    receipt_also_used_by: copies,
    own_changes: fieldItems
      .filter((field) => corrected.some((name) => name === field))
      .map((field) => ({ field, before: member[field], at })),
    ...(consentsDueOf(member).length > 0 && pick(fresh, ['legal_consents', 'legal_record'])),
  };
  return {
    ...begun,
    ...flagsWith(member, begun),
    search_keys: searchKeysOf({ ...member, ...begun }),
    ...recordChange(member, ['request_status', 'season', ...corrected]),
  };
}

const changedFields = (
  member: Member,
  update: Pick<MemberDocument, ApplicationField | (typeof ownFields)[number]>,
) => [...ownFields, 'season' as const].filter((name) => member[name] !== update[name]);
