import { useEffect, useState } from 'react';
import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';

const turnDelayMs = 600;

/**
 * The card turns over in gold where its owner first sees it approved; from then on it simply is
 * gold. Remembered on this device by request number and the decision's time. While a renewal has no
 * approval it is the card of before, which is gold as it was.
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
