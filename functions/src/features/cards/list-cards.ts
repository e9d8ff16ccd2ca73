import { type CardList, cardLists } from '@fanclub/contract/cards/card';
import { countListed } from '#pipeline/count-listed';
import type { ServerContext } from '#platform/context';
import { writeView } from '#repositories/audit-views';
import { type CardRow, cardsOf, cardsPage, countCardsIn } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { isHeld, presentAddress, presentCard, presentOwnCard } from './present-card.ts';

/** Returns each card with its member, or with null if the member was deleted. Reads all members in one round trip. */
export async function withMembers({ db }: Pick<ServerContext, 'db'>, cards: readonly CardRow[]) {
  const members = await findMembers(db, [...new Set(cards.map(({ member_id }) => member_id))]);
  return cards.map((card) => ({ card, member: members.get(card.member_id) ?? null }));
}

/** Adds the guardian of each card's member, null for a member with an account of their own, in one more round trip. */
export async function withGuardians(
  { db }: Pick<ServerContext, 'db'>,
  found: Awaited<ReturnType<typeof withMembers>>,
) {
  const ids = found.flatMap(({ member }) => member?.guardian_id ?? []);
  const guardians = await findMembers(db, [...new Set(ids)]);
  return found.map((one) => ({
    ...one,
    guardian: guardians.get(one.member?.guardian_id ?? '') ?? null,
  }));
}

/** Reads a page of cards with their members, and counts these members as shown to the admin in a list. */
async function readCards(
  context: ServerContext,
  admin: { email: string },
  list: CardList,
  page: PageRequest,
) {
  const { rows, nextCursor } = await cardsPage(context.db, list, page);
  const cards = rows.map((row) => ({ id: row.id, ...row.data() }));
  const found = await withMembers(context, cards);
  await countListed(
    context,
    admin,
    cards.map(({ member_id }) => member_id),
  );
  return { found, next_cursor: nextCursor };
}

export async function listCards(...request: Parameters<typeof readCards>) {
  const [{ found, next_cursor }, settings] = await Promise.all([
    readCards(...request),
    readRegistrationSettings(request[0]),
  ]);
  const cards = found.map(({ card, member }) => presentCard(card, member, settings));
  return { cards, next_cursor };
}

/**
 * Lists where the cards are sent. The audit row is written before anything is shown; one row covers all pages that the
 * admin reads within a time window.
 */
export async function listCardAddresses(...request: Parameters<typeof readCards>) {
  const [context, { email: adminEmail }] = request;
  const { found, next_cursor } = await readCards(...request);
  await writeView(context, { adminEmail, action: 'view_addresses' }, context.now());
  const settings = await readRegistrationSettings(context);
  const cards = (await withGuardians(context, found)).flatMap(({ card, member, guardian }) =>
    member && !isHeld(card, member, settings) ? presentAddress(card, member, guardian) : [],
  );
  return { cards, next_cursor };
}

/** Returns the number of cards in each list. Firestore counts; no card is read. */
export async function countCards({ db }: ServerContext): Promise<Record<CardList, number>> {
  const counts = await Promise.all(
    cardLists.map(async (list) => [list, await countCardsIn(db, list)] as const),
  );
  return Object.fromEntries(counts) as Record<CardList, number>;
}

/** Lists a member's own cards without the void ones, newest first. */
export async function listOwnCards(context: ServerContext, member: Member) {
  const [{ docs }, settings] = await Promise.all([
    cardsOf(context.db, member.id).get(),
    readRegistrationSettings(context),
  ]);
  return docs
    .map((row): CardRow => ({ id: row.id, ...row.data() }))
    .filter(({ state }) => state !== 'void')
    .sort((a, b) => madeAt(b) - madeAt(a))
    .map((card) => presentOwnCard(card, isHeld(card, member, settings)));
}

const madeAt = ({ steps, since }: CardRow) => (steps.to_print?.at ?? since).toMillis();
