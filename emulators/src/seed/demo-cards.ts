import type { CardState } from '@fanclub/contract/cards/card';
import { brought, newCard } from '@fanclub/functions/features/cards/cards-after';
import { type CardRow, firstCardId } from '@fanclub/functions/repositories/cards';
import type { Member } from '@fanclub/functions/repositories/member';
import { takeTurns } from '@fanclub/stories/tools/people';

/**
 * Sequences of states through which the cards of demo members have gone. The members get them in turn; the first
 * sequence is for the demo member that people use most.
 */
const ways: readonly (readonly CardState[])[] = [
  ['printed', 'posted'],
  [],
  ['printed'],
  [],
  ['printed', 'posted', 'returned'],
  ['printed', 'posted', 'missing'],
  [],
];
const marker = 'admin@fanclub.test';

/**
 * Returns the club card of an approved demo member, with its steps at times between the decision and now. Returns null
 * for members without a card.
 */
export function demoCard(member: Member, place: number, nowMs: number): CardRow | null {
  const { id, season, decided_at: decidedAt } = member;
  if (!member.juventus_card || member.request_status !== 'approved' || !decidedAt) return null;
  const sinceMs = decidedAt.toMillis();
  const way = takeTurns(ways, place);
  const at = (step: number) => new Date(sinceMs + ((nowMs - sinceMs) * step) / (way.length + 1));
  const made = newCard(member, { id: firstCardId(id, season), season }, { by: marker, now: at(0) });
  const card = way.reduce((before, state, i) => {
    return brought(before, state, { by: state === 'missing' ? null : marker, now: at(i + 1) });
  }, made);
  const isOut = way.includes('posted');
  return {
    ...card,
    tracking: isOut ? `RR${123_456_780 + place}IT` : null,
    is_told: isOut,
    reported_at: card.state === 'missing' ? card.since : null,
  };
}
