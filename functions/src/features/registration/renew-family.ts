import type { RenewFamilyRequest } from '@fanclub/contract/families/routes';
import { withCopies } from '#features/uploads/copy-upload';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { uploadIdOf } from '#repositories/uploads';
import { commitFamilyRenewal } from './commit-family-renewal.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { rateAndPromo } from './rate-and-promo.ts';

/**
 * A member applies for the current season for people of the own family, and for themselves where the request
 * says so: one transaction, by the rules of a renewal for each, with a copy of the receipt for each but the
 * first. A call that is repeated finds its own request numbers and answers again what it did.
 */
export async function renewFamily(
  context: ServerContext,
  { uid }: MemberCaller,
  body: RenewFamilyRequest,
): Promise<Member[]> {
  const { people, receiptUrl } = body;
  const { rate } = await rateAndPromo(context, body);
  const receiptId = uploadIdOf(receiptUrl);
  const ids = { guardianId: uid, mailId: randomId(), noticeId: randomId() };
  const locks = [...people.map(({ id }) => `member:${id}`), `upload:${receiptUrl}`];
  return withCopies(context, receiptId, people.length - 1, async (copies) => {
    const asked = { ...ids, body, rate, receipts: [receiptId, ...copies] };
    const shown = people.map(({ request_number: number }) => number);
    const { family, isRepeat } = await withFreeNumbers(shown, (numbers) =>
      context.locks.run(locks, () => commitFamilyRenewal(context, { ...asked, numbers })),
    );
    return { done: family, areClaimed: !isRepeat };
  });
}
