import { useEffect, useState } from 'react';
import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { cardTurnedKey } from '#session/session-store.ts';
import { deviceStorage } from '#store/browser-storage.ts';

type TurnedCard = Pick<
  Profile,
  'next_membership' | 'is_approved' | 'membership' | 'request_status' | 'decided_at'
>;

const turned = () => deviceStorage.getItem(cardTurnedKey)?.split(' ') ?? [];

const markOf = ({ decided_at: decidedAt }: TurnedCard) => decidedAt ?? '';

/** True if the card has turned over on this device for the present approval. */
const hasTurnedOver = (card: TurnedCard): boolean => turned().includes(markOf(card));

function keepTurnedOver(card: TurnedCard): void {
  deviceStorage.setItem(cardTurnedKey, [...turned(), markOf(card)].join(' '));
}

/** True if the card shows the side of approved members, as that of a present membership does during a renewal. */
const isTurnedNow = (card: TurnedCard, hasTurned = hasTurnedOver(card)): boolean =>
  card.is_approved && (isRenewal(card) || hasTurned);

const turnDelayMs = 600;

/**
 * True if the card shows the side of approved members. The card turns over once, when the member first opens the profile after the
 * approval. For this, the device stores the time of each decision after which the card has turned over, but no name.
 */
export function useCardTurn(card: TurnedCard) {
  const [hasTurned, setTurned] = useState(() => hasTurnedOver(card));
  const isTurned = isTurnedNow(card, hasTurned);
  const isDue = card.is_approved && !isTurned;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is another turn
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      keepTurnedOver(card);
      setTurned(true);
    }, turnDelayMs);
    return () => clearTimeout(timer);
  }, [isDue, card.decided_at]);

  return isTurned;
}
