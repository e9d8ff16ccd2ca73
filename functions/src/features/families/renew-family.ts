import type { RenewFamilyRequest, RenewingPerson } from '@fanclub/contract/families/routes';
import { pick } from '@fanclub/contract/members/by-name';
import { keptFieldNames } from '@fanclub/contract/members/field-sets';
import { paymentFields } from '#features/submission/dependants';
import type { RenewedApplication } from '#features/submission/submission';
import { submit } from '#features/submission/submit';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';

/**
 * Sends applications for the current season for people of the member's family, and for the member too if the request
 * lists the member. A repeated call finds its own request numbers and returns the same members.
 */
export async function renewFamily(
  context: ServerContext,
  { uid }: MemberCaller,
  request: RenewFamilyRequest,
): Promise<Member[]> {
  const { members } = await submit(context, {
    kind: 'renewal',
    request,
    guardianId: uid,
    applications: request.people.map((person, i) => renewalOf(person, i, request)),
  });
  return members;
}

/** Returns a person's renewal. The personal data are those of the row; only the application and its payment are new. */
function renewalOf(
  { id, ...body }: RenewingPerson,
  index: number,
  request: RenewFamilyRequest,
): RenewedApplication {
  return {
    memberId: id,
    path: `people[${index}].`,
    body,
    registrationOf: (member) => ({
      ...pick(member, keptFieldNames),
      ...pick(request, paymentFields),
      ...body,
      legal_consents: { ...member.legal_consents, ...request.legal_consents },
    }),
  };
}
