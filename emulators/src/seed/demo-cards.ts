import type { CardState } from '@fanclub/contract/cards/card';
import { brought, newCard } from '@fanclub/functions/features/cards/cards-after';
import { type CardRow, firstCardId } from '@fanclub/functions/repositories/cards';
import type { Member } from '@fanclub/functions/repositories/member';
import { takeTurns } from '@fanclub/stories/tools/people';

/** The states that the demo's cards have passed, in turn; the first belongs to the best-known demo member. */
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
 * The club card of an approved demo member, with its steps between the decision and now; null for other
 * members.
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
