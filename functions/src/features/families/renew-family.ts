import type { RenewFamilyRequest, RenewingPerson } from '@fanclub/contract/families/routes';
import { pick } from '@fanclub/contract/members/by-name';
import { keptFieldNames } from '@fanclub/contract/members/field-sets';
import { paymentFields } from '#features/submission/dependants';
import type { Applying } from '#features/submission/submission';
import { submit } from '#features/submission/submit';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { uploadIdOf } from '#repositories/uploads';

/**
 * Sends applications for the current season for people of the member's family, and for the member too if the request
 * lists the member. A repeated call finds its own request numbers and returns the same members.
 */
export async function renewFamily(
  context: ServerContext,
  { uid, member }: MemberCaller,
  request: RenewFamilyRequest,
): Promise<Member[]> {
  const { people, season, legal_consents: agreed, receiptUrl, language } = request;
  const isAlone = people.every(({ id }) => id === uid);
  const { members } = await submit(context, {
    paying: request,
    guardianId: uid,
    signedIn: member,
    applications: people.map((person, i) => renewalOf(person, i, request)),
    receiptId: uploadIdOf(receiptUrl),
    season,
    agreed,
    language,
    keyHashes: [],
    bodyHashes: [],
    mailKind: isAlone ? 'application_received' : 'family_received',
    mailId: randomId(),
    noticeId: randomId(),
  });
  return members;
}

/** Returns a person's renewal. The personal data are those of the row; only the application and its payment are new. */
function renewalOf(
  { id, ...body }: RenewingPerson,
  index: number,
  request: RenewFamilyRequest,
): Applying {
  return {
    kind: 'renewed',
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
