import { pick } from '@fanclub/contract/members/by-name';
import {
  type KeptFields,
  type SharedFieldName,
  sharedByFamily,
} from '@fanclub/contract/members/field-sets';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { updateMember } from '#repositories/members';
import { searchKeysOf } from '#repositories/search-keys';
import { ownChangesWith } from './own-changes.ts';
import { recordChange } from './record-change.ts';

type Given = Partial<Pick<KeptFields, SharedFieldName>>;

/** Reads the dependants of a member. The caller has to call this before the first write of the transaction. */
export const readFamily = (
  transaction: Transaction,
  db: Firestore,
  { id, has_family }: Pick<Member, 'id' | 'has_family'>,
): Promise<Member[]> | Member[] => (has_family ? readDependants(transaction, db, id) : []);

interface Copy {
  family: readonly Member[];
  given: Given;
  /** Id of the member who answers for the family from now on, if that changes. */
  guardianId?: string;
  /** Time at which the guardian changed the fields without being asked, which the review of the dependants shows. */
  ownAt?: Date;
}

/**
 * Copies the fields of `given` that a family shares to the dependants, in the transaction that changes the guardian's
 * row. Rows that do not change are not written.
 */
export function writeFamily(
  transaction: Transaction,
  db: Firestore,
  { family, given, guardianId, ownAt }: Copy,
): void {
  for (const member of family) {
    const fields = sharedByFamily.filter(
      (name) => given[name] !== undefined && given[name] !== member[name],
    );
    if (fields.length === 0 && !guardianId) continue;
    const changes = { ...pick(given, fields), ...(guardianId && { guardian_id: guardianId }) };
    // A new language does not change the row's version, because nobody reviews a language.
    const reviewed = Object.keys(changes).filter((field) => field !== 'language');
    const unasked = fields.filter((field) => field !== 'language' && field !== 'email');
    updateMember(transaction, db, member, {
      ...changes,
      search_keys: searchKeysOf({ ...member, ...changes }),
      ...(reviewed.length > 0 && recordChange(member, reviewed)),
      ...(ownAt && unasked.length > 0 && { own_changes: ownChangesWith(member, unasked, ownAt) }),
    });
  }
}
