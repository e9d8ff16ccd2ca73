import { useEffect, useState } from 'react';
import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

const turnDelayMs = 600;

/**
 * Returns true if the card is shown in gold. It turns over once, when its owner first sees the
 * approval; this is stored on the device by request number and time of decision. While a renewal is not
 * approved, the previous membership's card stays gold.
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
