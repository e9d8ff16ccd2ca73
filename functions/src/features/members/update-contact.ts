import type { RouteBody } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import { correctableBy } from '@fanclub/contract/members/field-sets';
import type { updateContact as updateContactRoute } from '@fanclub/contract/members/routes';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { requireMember, updateMember } from '#repositories/members';
import { searchKeysOf } from '#repositories/search-keys';
import { mergePersonal } from './merge-personal.ts';
import { ownChangesWith } from './own-changes.ts';
import { recordChange } from './record-change.ts';
import { readFamily, writeFamily } from './write-family.ts';

type ContactChanges = RouteBody<typeof updateContactRoute>;

const contactFields = correctableBy('member');

/**
 * Updates a member's own contact data, in any state of the application, with an audit row in the same transaction. The
 * dependants always get the language, and the other data if the request says so. A repeated call writes nothing.
 */
export function updateContact(
  context: ServerContext,
  uid: string,
  changes: ContactChanges,
): Promise<Member> {
  return context.mutex.run([`member:${uid}`], () =>
    inTransaction(context.db, (transaction) => updateIn(context, transaction, uid, changes)),
  );
}

async function updateIn(
  context: ServerContext,
  transaction: Transaction,
  uid: string,
  { language, for_family: isForFamily, ...personal }: ContactChanges,
): Promise<Member> {
  const member = await requireMember(transaction, context.db, uid);
  const after = { ...mergePersonal(member, personal), language: language ?? member.language };
  const fields = contactFields.filter((field) => after[field] !== member[field]);
  const now = context.now();
  const family = await readFamily(transaction, context.db, member);
  const given = isForFamily ? pick(after, contactFields) : pick(after, ['language']);
  writeFamily(transaction, context.db, { family, given, ownAt: now });
  if (fields.length === 0) return member;
  // A new language does not change the row's version, because nobody reviews a language.
  const reviewed = fields.filter((field) => field !== 'language');
  const update = {
    ...pick(after, fields),
    search_keys: searchKeysOf({ ...member, ...after }),
    ...(reviewed.length > 0 && recordChange(member, reviewed)),
    own_changes: ownChangesWith(member, reviewed, now),
  };
  updateMember(transaction, context.db, member, update);
  const entry = { adminEmail: null, action: 'contact_changed', memberId: uid } as const;
  recordAudit(context, transaction, { ...entry, fields }, now);
  return { ...member, ...update };
}
