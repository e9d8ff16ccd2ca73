import {
  type ShownMembership,
  shownMembershipsSchema,
} from '@fanclub/contract/verification/routes';
import { sessionKeys } from '#session/session-store.ts';

interface KeptCards {
  memberId: string;
  /** The time at which the server returned the memberships, in epoch milliseconds. */
  at: number;
  memberships: ShownMembership[];
}

/**
 * Stores the cards for use without a network, until the session ends. An empty list removes the stored
 * cards.
 */
export function keepCards(cards: KeptCards): void {
  try {
    if (cards.memberships.length === 0) forgetCards();
    else localStorage.setItem(sessionKeys.cards, JSON.stringify(cards));
  } catch {
    // Storage is full or forbidden, so the card opens only with a network.
  }
}

export const forgetCards = () => localStorage.removeItem(sessionKeys.cards);

/** Returns the cards stored for this member, or null if nothing usable is stored. */
export function readKeptCards(memberId: string): KeptCards | null {
  try {
    const kept: Partial<KeptCards> = JSON.parse(localStorage.getItem(sessionKeys.cards) ?? '{}');
    const { at, memberships } = kept;
    if (kept.memberId !== memberId || typeof at !== 'number') return null;
    return { memberId, at, memberships: shownMembershipsSchema.validateSync(memberships) };
  } catch {
    return null;
  }
}
