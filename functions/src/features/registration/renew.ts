import { pick } from '@fanclub/contract/members/by-name';
import { namedFields } from '@fanclub/contract/members/field-sets';
import type { RenewRequest } from '@fanclub/contract/registration/renewal-routes';
import { mergePersonal } from '#features/members/merge-personal';
import { submit } from '#features/submission/submit';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';

/**
 * Sends a member's application for the current season. A membership of an earlier season stays. A repeated call with
 * the same request number returns the first result. Of two concurrent calls with different numbers, one throws
 * `already_renewed`.
 */
export async function renew(
  context: ServerContext,
  { uid }: MemberCaller,
  request: RenewRequest,
): Promise<Member> {
  const { season: _, legal_consents: agreed, ...body } = request;
  const { members } = await submit(context, {
    kind: 'renewal',
    request,
    guardianId: uid,
    applications: [
      {
        memberId: uid,
        path: '',
        body,
        registrationOf: (member) => {
          // Throws if a changed name breaks the rule of names. An unchanged name is not checked, because it may be
          // older than the rule.
          mergePersonal(member, pick(body, namedFields));
          const { email, legal_consents } = member;
          return { ...body, email, legal_consents: { ...legal_consents, ...agreed } };
        },
      },
    ],
  });
  return members[0];
}
