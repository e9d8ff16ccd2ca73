import { pick } from '@fanclub/contract/members/by-name';
import { begunItems } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { updateMember } from '#repositories/members';
import { mergePersonal, type Personal } from './merge-personal.ts';
import { recordChange } from './record-change.ts';

/**
 * Stores the name that a member wants in place of the present one. A later name replaces it, and the present name
 * withdraws it. A repeated call writes nothing. Throws `invalid_transition` for a rejected application, which the member
 * corrects directly.
 */
export function wantName(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  transaction: Transaction,
  member: Member,
  typed: Partial<Personal>,
): Member {
  if (member.request_status === 'rejected') throw new AppError('invalid_transition');
  const name = pick(mergePersonal(member, pick(typed, begunItems)), begunItems);
  const isSame = (other: typeof name) => begunItems.every((field) => other[field] === name[field]);
  if (isSame(member.wanted_name ?? member)) return member;
  const update = {
    wanted_name: isSame(member) ? null : { ...name, at: timestampOf(now()) },
    ...recordChange(member, ['wanted_name']),
  };
  updateMember(transaction, db, member, update);
  return { ...member, ...update };
}

/** Returns the wanted name after a change of these fields: whoever sets the name has answered what the member wants. */
export const wantedNameAfter = (
  { wanted_name }: Pick<Member, 'wanted_name'>,
  changed: readonly string[],
): Member['wanted_name'] =>
  begunItems.some((field) => changed.includes(field)) ? null : wanted_name;
