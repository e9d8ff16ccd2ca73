import { type CardState, cardTransitions } from '@fanclub/contract/cards/card';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { type CardRow, readCard, writeCards } from '#repositories/cards';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { readMember } from '#repositories/members';
import { buildCardMail, cardMailId } from './card-mail.ts';
import { brought, hasCardIn } from './cards-after.ts';
import { type HoldsCards, isHeld } from './present-card.ts';

export interface CardMark {
  adminEmail: string;
  id: string;
  state: CardState;
  /** The state that the admin's page showed. */
  from: CardState;
  /** Tracking number of a posted card. Undefined keeps the stored number. */
  tracking?: string | undefined;
  settings: HoldsCards;
}

export interface Marked {
  outcome: 'done' | 'already' | 'conflict' | 'unpaid' | 'gone';
  card: CardRow | null;
}

/**
 * Sets a card to a state. The card, its mail and the audit row are written in one transaction, which reads the card.
 * If two admins mark a card at once, or one marks it while another undoes the approval, the calls run one after the
 * other, and the second one works with the result of the first. A repeated call changes nothing.
 */
export function markCard(context: ServerContext, mark: CardMark): Promise<Marked> {
  return inTransaction(context.db, (transaction) => markIn(context, transaction, mark));
}

async function markIn(
  context: ServerContext,
  transaction: Transaction,
  mark: CardMark,
): Promise<Marked> {
  const { db } = context;
  const card = await readCard(transaction, db, mark.id);
  const member = card && (await readMember(transaction, db, card.member_id));
  if (!card || !member) return { outcome: 'gone', card: null };
  const isSameNumber = mark.tracking === undefined || mark.tracking === card.tracking;
  if (card.state === mark.state && isSameNumber) return { outcome: 'already', card };
  const now = context.now();
  if (!isPossible(card, member, mark, clubDay(now))) return { outcome: 'conflict', card };

  if (mark.state === 'printed' && isHeld(card, member, mark.settings)) {
    return { outcome: 'unpaid', card };
  }
  const { state, adminEmail: by } = mark;
  const moved = card.state === state ? card : brought(card, state, { by, now });
  const tracking = state === 'posted' ? (mark.tracking ?? card.tracking) : card.tracking;
  const mail = await tellMember(context, transaction, member, { card, after: state, tracking });
  const after: CardRow = {
    ...(state === 'to_print' || state === 'printed' ? takenBack(moved, state) : moved),
    tracking: state === 'to_print' || state === 'printed' ? null : tracking,
    is_unwanted: card.is_unwanted && state !== 'void' && state !== 'returned',
    is_told: mail.isTold,
  };
  writeCards(transaction, db, [after]);
  mail.write(now);
  const entry = { adminEmail: by, action: `card_${state}`, memberId: member.id } as const;
  recordAudit(context, transaction, entry, now);
  return { outcome: 'done', card: after };
}

function isPossible(
  card: CardRow,
  member: Member,
  { from, state, tracking }: CardMark,
  today: string,
): boolean {
  if (card.state !== from) return false;
  // A card that is already posted can get another tracking number.
  if (state === card.state) return state === 'posted' && tracking !== undefined;
  if (!cardTransitions[from].includes(state)) return false;
  // A void card is printed again only if the membership includes a card and no other card has replaced this one.
  if (from !== 'void') return true;
  return card.replaced_by === null && hasCardIn(member, card.season, today);
}

/** Returns the card without the steps after the given state, which an admin marked by mistake. */
function takenBack(card: CardRow, state: 'to_print' | 'printed'): CardRow {
  const { to_print, printed } = card.steps;
  const steps = state === 'to_print' ? { to_print } : { to_print, printed };
  const known = Object.entries(steps).filter(([, step]) => step !== undefined);
  return { ...card, steps: Object.fromEntries(known) };
}

/**
 * Prepares the one mail about a card's dispatch. If the tracking number changes while the mail waits, the mail is
 * written again. If the card is set back to printed, the waiting mail is deleted. This function only reads; the
 * returned `write` writes.
 */
async function tellMember(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { card, after, tracking }: { card: CardRow; after: CardState; tracking: string | null },
): Promise<{ isTold: boolean; write: (now: Date) => void }> {
  const { db } = context;
  const id = cardMailId(context, card.id);
  const waiting = card.is_told
    ? await findUndelivered(context, transaction, { mail_id: id })
    : null;
  const isDue = after === 'posted' && (!card.is_told || waiting !== null);
  if (isDue) {
    return {
      isTold: true,
      write: (now) => {
        transaction.set(mailDoc(db, id), buildCardMail(member, { tracking }, { id, now }));
      },
    };
  }
  const isHeld = waiting !== null && after === 'printed';
  return {
    isTold: card.is_told && !isHeld,
    write: () => {
      if (isHeld) transaction.delete(mailDoc(db, id));
    },
  };
}
