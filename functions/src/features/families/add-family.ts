import type { AddFamilyRequest } from '@fanclub/contract/families/routes';
import { dependantApplications } from '#features/submission/dependants';
import { bodyHashesOf, oncePerKey } from '#features/submission/request-hashes';
import { submit } from '#features/submission/submit';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { uploadIdOf } from '#repositories/uploads';

/**
 * Registers people of a member's family, who get no account. If the process dies, a repeated call with the same
 * Idempotency-Key returns what was committed.
 */
export function addFamily(
  context: ServerContext,
  { uid, member }: MemberCaller,
  body: AddFamilyRequest,
  idempotencyKey: string | undefined,
): Promise<Member[]> {
  const keyHashes = idempotencyKey
    ? context.keyedHash.all('idempotency', `${uid}:${idempotencyKey}`)
    : [];
  return oncePerKey(context, keyHashes, async () => {
    const family = { guardianId: uid, guardian: member, payment: body, field: 'people' } as const;
    const { members } = await submit(context, {
      paying: body,
      guardianId: uid,
      signedIn: member,
      applications: await dependantApplications(context, body.people, family),
      receiptId: uploadIdOf(body.receiptUrl),
      season: null,
      agreed: body.legal_consents,
      language: body.language,
      keyHashes,
      bodyHashes: bodyHashesOf(context.keyedHash, body),
      mailKind: 'family_received',
      mailId: randomId(),
      noticeId: randomId(),
    });
    return members;
  });
}
