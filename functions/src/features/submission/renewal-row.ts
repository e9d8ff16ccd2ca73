import { pick } from '@fanclub/contract/members/by-name';
import { correctableBy } from '@fanclub/contract/members/field-sets';
import { fieldItems } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { finishedMemberships } from '#features/members/memberships';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { wantedNameAfter } from '#features/members/wanted-name';
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
import { requestNumberDoc } from '#repositories/request-numbers';
import { searchKeysOf } from '#repositories/search-keys';
import { claimUpload, releaseUpload } from '#repositories/uploads';
import { consentsDueOf } from './submission-policy.ts';

/** The personal fields that a renewal may correct. */
const ownFields = correctableBy('rejected');

export interface Renewal {
  member: Member;
  /** The new application, as the row of a new registration. */
  fresh: MemberDocument;
  /** Request numbers of other families' applications with the same receipt or tracking number. */
  alsoUsedBy: string[];
  /** The identity images that the row has from earlier. */
  earlierPassports: string[];
  /** The admin who renews for a member at the desk; absent if the member renews. */
  by?: string;
}

/**
 * Archives the member's current application and writes the new one in its place: the row, the lock of the request
 * number, the claims of the images and the audit rows. The earlier receipt stays with the archived application. The
 * earlier identity images are not needed any longer and no row would name them, so they are released here, and the
 * maintenance deletes them.
 */
export function writeRenewal(
  context: ServerContext,
  transaction: Transaction,
  { member, fresh, alsoUsedBy, earlierPassports, by }: Renewal,
  now: Date,
): Member {
  const { db } = context;
  const update = renewedRow(member, fresh, alsoUsedBy, now);
  archiveApplication(transaction, db, member, now);
  const renewed = writeAccount(transaction, db, member, { update, now });
  transaction.create(requestNumberDoc(db, fresh.request_number), { uid: member.id });
  for (const upload of [fresh.receipt_upload, fresh.passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, fresh.request_number);
  }
  const entry = { adminEmail: by ?? null, action: 'renew', memberId: member.id } as const;
  recordAudit(context, transaction, { ...entry, fields: changedFields(member, update) }, now);
  for (const id of earlierPassports) releaseUpload(transaction, db, id, now);
  if (earlierPassports.length > 0) {
    const gone = { ...entry, action: 'delete_passport' } as const;
    recordAudit(context, transaction, { ...gone, fields: ['passport_url'] }, now);
  }
  return renewed;
}

/**
 * Returns the fields of the row that change: those of the application, and the personal fields that the renewal
 * corrects.
 */
function renewedRow(member: Member, fresh: MemberDocument, alsoUsedBy: string[], now: Date) {
  const corrected = ownFields.filter((name) => member[name] !== fresh[name]);
  const at = timestampOf(now);
  const begun = {
    ...pick(fresh, [...applicationFields, ...ownFields, 'language', 'passport_upload']),
    ...pick(fresh, ['requested', 'answered', 'last_decision', 'handled_by', 'similar_to']),
    ...pick(fresh, ['confirmed', 'statement_due']),
    ...pick(fresh, ['passport_before', 'passport_added_at']),
    is_renewal: true,
    memberships: finishedMemberships(member),
    passport_deleted_at: null,
    earlier_numbers: [...new Set([...member.earlier_numbers, ...numbersOf(member)])],
    receipt_also_used_by: alsoUsedBy,
    own_changes: fieldItems
      .filter((field) => corrected.some((name) => name === field))
      .map((field) => ({ field, before: member[field], at })),
    wanted_name: wantedNameAfter(member, corrected),
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
