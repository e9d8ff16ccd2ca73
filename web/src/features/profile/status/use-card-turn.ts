import { useEffect, useState } from 'react';
import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { cardTurnedKey } from '#session/session-store.ts';

const turnDelayMs = 600;

const turned = () => localStorage.getItem(cardTurnedKey)?.split(' ') ?? [];

/**
 * True if the card shows its gold side. The card turns over once, when the member first opens the profile after the
 * approval. For this, the device stores the time of each decision after which the card has turned over, but no name.
 * While a renewal is not approved, the card of the present membership stays gold.
 */
export function useCardTurn(
  profile: Pick<
    Profile,
    'next_membership' | 'is_approved' | 'membership' | 'request_status' | 'decided_at'
  >,
) {
  const { is_approved: isApproved, decided_at: decidedAt } = profile;
  const isOfBefore = isRenewal(profile);
  const mark = decidedAt ?? '';
  const [hasTurned, setTurned] = useState(() => turned().includes(mark));

  useEffect(() => {
    if (!isApproved || isOfBefore || hasTurned) return;
    const timer = setTimeout(() => {
      localStorage.setItem(cardTurnedKey, [...turned(), mark].join(' '));
      setTurned(true);
    }, turnDelayMs);
    return () => clearTimeout(timer);
  }, [isApproved, isOfBefore, hasTurned, mark]);

  return isApproved && (isOfBefore || hasTurned);
}
