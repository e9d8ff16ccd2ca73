import type { AddFamilyRequest } from '@fanclub/contract/families/routes';
import { dependantApplications } from '#features/submission/dependants';
import { hashKey, holdKey } from '#features/submission/request-hashes';
import { submit } from '#features/submission/submit';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';

/**
 * Registers people of a member's family, who get no account. If the process dies, a repeated call with the same
 * Idempotency-Key returns what was committed.
 */
export async function addFamily(
  context: ServerContext,
  { uid, member }: MemberCaller,
  body: AddFamilyRequest,
  idempotencyKey: string | undefined,
): Promise<Member[]> {
  const key = hashKey(context, idempotencyKey && `${uid}:${idempotencyKey}`, body);
  using _held = holdKey(context, key);
  const family = { guardianId: uid, guardian: member, payment: body, field: 'people' } as const;
  const { members } = await submit(context, {
    kind: 'addition',
    request: body,
    guardianId: uid,
    signedIn: member,
    applications: await dependantApplications(context, body.people, family),
    key,
  });
  return members;
}
