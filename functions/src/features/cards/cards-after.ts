import { clubDay } from '@fanclub/contract/club/club-day';
import { isEverValid } from '@fanclub/contract/members/membership';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { daysFrom } from '@fanclub/contract/text/day';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { type CardRow, firstCardId, readCardsOf } from '#repositories/cards';
import type { Member } from '#repositories/member';
import type { MembershipRow } from '#repositories/person';

/**
 * Who makes a change, and when; `by` is null if no admin makes it. The functions of this file return cards as they are
 * after the change, and write nothing.
 */

interface By {
  by: string | null;
  now: Date;
}

/** Returns the card in the given state, which begins now. */
export function brought(card: CardRow, state: CardRow['state'], { by, now }: By): CardRow {
  const at = timestampOf(now);
  return { ...card, state, since: at, steps: { ...card.steps, [state]: { at, by } } };
}

/** Returns a new card in the state `to_print`, with the name from the member's row. */
export function newCard(
  member: Member,
  card: Pick<CardRow, 'id' | 'season'> & { replaces?: string },
  { by, now }: By,
): CardRow {
  const at = timestampOf(now);
  return {
    replaces: null,
    ...card,
    member_id: member.id,
    name_on_card: nameOnCard(member),
    state: 'to_print',
    since: at,
    steps: { to_print: { at, by } },
    tracking: null,
    replaced_by: null,
    reported_at: null,
    is_unwanted: false,
    is_told: false,
  };
}

/** A membership that ends earlier than in these days gets no card, because a card needs weeks to be made and to arrive. */
const cardDays = 30;

/** True if a membership of this season includes a club card. One that ends early does while it has weeks to go. */
export const hasCardIn = (
  { memberships }: Pick<Member, 'memberships'>,
  season: string,
  today: string,
): boolean => memberships.some((one) => one.season === season && includesCard(one, today));

function includesCard(membership: MembershipRow, today: string) {
  const { juventus_card, ended, valid_until } = membership;
  if (!juventus_card || !ended) return juventus_card;
  return isEverValid(membership) && (valid_until ?? '') >= daysFrom(today, cardDays);
}

/**
 * Returns the cards that change with the member's row: after an approval, its withdrawal or undo, an early end, or a
 * change of package or name. If the membership of a season now includes a card, a new card is made, or a void card is to
 * be printed again. If it no longer includes a card, an unprinted card becomes void, and a printed card is flagged for
 * staff. A renewal never drops the card of an earlier season.
 */
export function cardsAfter(
  before: Member,
  after: Member,
  stored: readonly CardRow[],
  by: By,
): CardRow[] {
  const { id } = after;
  const today = clubDay(by.now);
  const seasons = new Set([...before.memberships, ...after.memberships].map((one) => one.season));
  return [...seasons].flatMap((season) => {
    const own = stored.filter((card) => card.season === season && card.replaced_by === null);
    const isWanted = hasCardIn(after, season, today);
    if (isWanted === hasCardIn(before, season, today)) {
      return isWanted ? own.flatMap((card) => renamed(card, after)) : [];
    }
    if (!isWanted) return own.flatMap((card) => dropped(card, by));
    if (own.length === 0) return [newCard(after, { id: firstCardId(id, season), season }, by)];
    return own.flatMap((card) => wantedAgain(card, after, by));
  });
}

/**
 * Returns the cards that change with a member's row, to be written in the same transaction. If neither the old row nor
 * the new row has a membership with a card, no card can change, and nothing is read.
 */
export async function readCardsAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  change: { before: Member; after: Member; by: string; now: Date },
): Promise<CardRow[]> {
  const { before, after, ...by } = change;
  const isConcerned = [before, after].some(({ memberships }) =>
    memberships.some(({ juventus_card }) => juventus_card),
  );
  if (!isConcerned) return [];
  return cardsAfter(before, after, await readCardsOf(transaction, db, after.id), by);
}

function dropped(card: CardRow, by: By): CardRow[] {
  if (card.state === 'void') return [];
  return [card.state === 'to_print' ? brought(card, 'void', by) : { ...card, is_unwanted: true }];
}

function wantedAgain(card: CardRow, member: Member, by: By): CardRow[] {
  if (card.state !== 'void') return card.is_unwanted ? [{ ...card, is_unwanted: false }] : [];
  return [brought({ ...card, name_on_card: nameOnCard(member) }, 'to_print', by)];
}

/**
 * Returns the card with the member's current name, or nothing if the name is the same or the card is already printed.
 */
function renamed(card: CardRow, member: Member): CardRow[] {
  const name = nameOnCard(member);
  const isSame = card.state !== 'to_print' || card.name_on_card === name;
  return isSame ? [] : [{ ...card, name_on_card: name }];
}
