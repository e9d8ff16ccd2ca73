import {
  type ShownMembership,
  shownMembershipsSchema,
} from '@fanclub/contract/verification/routes';
import { sessionKeys } from '#session/session-store.ts';

interface KeptCards {
  memberId: string;
  /** When the club said so. */
  at: number;
  memberships: ShownMembership[];
}

/** Keeps what the club said for where there is no network, until the session ends; one of nobody is not kept. */
export function keepCards(cards: KeptCards): void {
  try {
    if (cards.memberships.length === 0) forgetCards();
    else localStorage.setItem(sessionKeys.cards, JSON.stringify(cards));
  } catch {
    // Full, or forbidden: the card opens with a network.
  }
}

export const forgetCards = () => localStorage.removeItem(sessionKeys.cards);

/** What was kept for this member; what somebody else left, or another version wrote, is nobody's. */
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
