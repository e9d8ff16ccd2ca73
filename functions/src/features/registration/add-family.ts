import type { AddFamilyRequest } from '@fanclub/contract/families/routes';
import { withCopies } from '#features/uploads/copy-upload';
import type { MemberCaller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { uploadIdOf } from '#repositories/uploads';
import { commitFamily } from './commit-family.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { newcomersOf } from './newcomers.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { rateAndPromo } from './rate-and-promo.ts';
import { bodyHashesOf } from './request-hashes.ts';

/**
 * Registers people whom a member answers for: one transaction for all of them, by the rules of a
 * registration, with a copy of the receipt for each but the first. A crash before it leaves unclaimed
 * copies to the clean-up, one after it an answer that the same Idempotency-Key finds.
 */
export function addFamily(
  context: ServerContext,
  { uid, member }: MemberCaller,
  body: AddFamilyRequest,
  idempotencyKey: string | undefined,
): Promise<Member[]> {
  const { people, receiptUrl, legal_consents: agreed } = body;
  const keyHashes = idempotencyKey
    ? context.keyedHash.all('idempotency', `${uid}:${idempotencyKey}`)
    : [];
  return oneAtATime(context, keyHashes, async () => {
    const { rate } = await rateAndPromo(context, body);
    const receiptId = uploadIdOf(receiptUrl);
    const from = { guardianId: uid, guardian: member, shared: body };
    const asked = {
      ...{ guardian: member, receiptId, agreed, rate, keyHashes },
      ...{ language: body.language, mailId: randomId(), noticeId: randomId() },
      bodyHashes: bodyHashesOf(context.keyedHash, body),
    };
    return withCopies(context, receiptId, people.length - 1, async (copies) => {
      const receipts = [receiptId, ...copies];
      const newcomers = await newcomersOf(context, people, { ...from, receipts });
      const shown = people.map(({ request_number: number }) => number);
      const outcome = await withFreeNumbers(shown, (numbers) =>
        context.locks.run([`member:${uid}`, `upload:${receiptUrl}`], () =>
          commitFamily(context, { ...asked, newcomers, numbers }),
        ),
      );
      return { done: outcome.family, areClaimed: !outcome.isRepeat };
    });
  });
}
