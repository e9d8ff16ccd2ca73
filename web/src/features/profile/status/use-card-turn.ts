import { useEffect, useState } from 'react';
import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

const turnDelayMs = 600;

/**
 * True if the card shows its gold side. The card turns over once, when the member first opens the profile after the
 * approval. The device stores that the card has turned, by request number and time of the decision. While a renewal is
 * not approved, the card of the present membership stays gold.
 */
export function useCardTurn(
  profile: Pick<
    Profile,
    'is_approved' | 'membership' | 'request_status' | 'request_number' | 'decided_at'
  >,
) {
  const { is_approved: isApproved, request_number: number, decided_at: decidedAt } = profile;
  const isOfBefore = isRenewal(profile);
  const key = `cardTurned.${number}`;
  const mark = decidedAt ?? '';
  const [hasTurned, setTurned] = useState(() => localStorage.getItem(key) === mark);

  useEffect(() => {
    if (!isApproved || isOfBefore || hasTurned) return;
    const timer = setTimeout(() => {
      localStorage.setItem(key, mark);
      setTurned(true);
    }, turnDelayMs);
    return () => clearTimeout(timer);
  }, [isApproved, isOfBefore, hasTurned, key, mark]);

  return isApproved && (isOfBefore || hasTurned);
}
