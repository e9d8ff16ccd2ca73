import { pick } from '@fanclub/contract/members/by-name';
import { correctableBy } from '@fanclub/contract/members/field-sets';
import { fieldItems } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { withAccount } from '#features/dues/with-account';
import { finishedMemberships } from '#features/members/memberships';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { wantedNameAfter } from '#features/members/wanted-name';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { ApplicationFields } from '#repositories/application';
import { closeApplication } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { divideFields, type Member, type MemberDocument } from '#repositories/member';
import { addApplication } from '#repositories/members';
import type { PersonFields } from '#repositories/person';
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
 * Writes a further application of a member, which becomes the present one: the application, what changes for the
 * person, the claims of the images and the audit rows. The receipt of the earlier application stays with it. Its
 * identity images are not needed any longer, so they are released here, and the maintenance deletes them.
 */
export function writeRenewal(
  context: ServerContext,
  transaction: Transaction,
  { member, fresh, alsoUsedBy, earlierPassports, by }: Renewal,
  now: Date,
): Member {
  const { db } = context;
  const applied = renewedApplication(member, fresh, alsoUsedBy);
  const person = renewedPerson(member, fresh, now);
  const update = withAccount(member, { ...applied, ...person }, now);
  addApplication(transaction, db, member, update);
  closeApplication(transaction, db, member);
  for (const upload of [fresh.receipt_upload, fresh.passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, fresh.request_number);
  }
  const entry = { adminEmail: by ?? null, action: 'renew', memberId: member.id } as const;
  const renewed = { ...member, ...update };
  recordAudit(context, transaction, { ...entry, fields: changedFields(member, renewed) }, now);
  for (const id of earlierPassports) releaseUpload(transaction, db, id, now);
  if (earlierPassports.length > 0) {
    const gone = { ...entry, action: 'delete_passport' } as const;
    recordAudit(context, transaction, { ...gone, fields: ['passport_url'] }, now);
  }
  return renewed;
}

/** Returns the fields of the new application. */
function renewedApplication(
  member: Member,
  fresh: MemberDocument,
  alsoUsedBy: string[],
): ApplicationFields {
  const applied = {
    ...(divideFields(fresh).application as ApplicationFields),
    is_renewal: true,
    receipt_also_used_by: alsoUsedBy,
  };
  return { ...applied, ...flagsWith(member, applied) };
}

/** Returns what changes for the person: the list of applications, and the personal fields that the renewal corrects. */
function renewedPerson(member: Member, fresh: MemberDocument, now: Date): Partial<PersonFields> {
  const corrected = ownFields.filter((name) => member[name] !== fresh[name]);
  const at = timestampOf(now);
  const changed = {
    ...pick(fresh, [...ownFields, 'language']),
    applications: [...member.applications, ...fresh.applications],
    memberships: finishedMemberships(member),
    own_changes: fieldItems
      .filter((field) => corrected.some((name) => name === field))
      .map((field) => ({ field, before: member[field], at })),
    wanted_name: wantedNameAfter(member, corrected),
    ...(consentsDueOf(member).length > 0 && pick(fresh, ['legal_consents', 'legal_record'])),
  };
  return {
    ...changed,
    search_keys: searchKeysOf({ ...member, ...divideFields(fresh).application, ...changed }),
    ...recordChange(member, ['request_status', 'season', ...corrected]),
  };
}

const changedFields = (
  member: Member,
  update: Pick<MemberDocument, 'season' | (typeof ownFields)[number]>,
) => [...ownFields, 'season' as const].filter((name) => member[name] !== update[name]);
