import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readMember } from '#repositories/members';
import type { SubmissionReads } from './read-submission.ts';

export interface EarlierOutcome {
  /** `repeated`: the same submission was sent before. `taken`: another member has the registrant's e-mail. */
  kind: 'repeated' | 'taken';
  /** The members whom the earlier call has created or renewed, or the member who has the e-mail. */
  members: [Member, ...Member[]];
}

/**
 * Returns the result of this submission if an earlier call has decided it, and null otherwise. Throws if the
 * Idempotency-Key was sent with another body, or if the registrant's e-mail is that of an admin.
 */
export async function findEarlier(
  context: ServerContext,
  transaction: Transaction,
  reads: SubmissionReads,
): Promise<EarlierOutcome | null> {
  if (reads.kind === 'renewal') {
    const { applications, request } = reads;
    const renewed = applications.filter(({ member, body }) => hasApplied(member, body, request));
    return renewed.length === applications.length
      ? repeatedOf(renewed.map(({ member }) => member))
      : null;
  }
  const read = (uid: string) => readMember(transaction, context.db, uid);
  const { sentBefore, key } = reads;
  if (sentBefore && sentBefore.expires_at.toMillis() > context.now().getTime()) {
    const uids = sentBefore.people ?? [sentBefore.uid];
    const repeated = repeatedOf(await Promise.all(uids.map(read)));
    if (repeated && !key.bodyHashes.includes(sentBefore.body_hash)) {
      throw new AppError('registration_already_submitted');
    }
    if (repeated) return repeated;
  }
  if (reads.kind === 'addition') return null;
  if (reads.isAdmin) throw new AppError('user_already_exists');
  const holder = reads.emailHolder ? await read(reads.emailHolder) : null;
  return holder && { kind: 'taken', members: [holder] };
}

/** Returns the members of an earlier submission without those who were deleted since. Null if all were deleted. */
function repeatedOf(found: readonly (Member | null)[]): EarlierOutcome | null {
  const [first, ...others] = found.filter((member) => member !== null);
  return first ? { kind: 'repeated', members: [first, ...others] } : null;
}

/**
 * True if the row already has the renewal of this request. The row's request number may differ from the one that the
 * person was shown, which is then in `told_number`.
 */
function hasApplied(
  member: Member,
  { request_number: shown }: RegisterRequest,
  { season }: { season: string },
): boolean {
  return (
    member.season === season &&
    shown != null &&
    [member.request_number, member.told_number].includes(shown)
  );
}
