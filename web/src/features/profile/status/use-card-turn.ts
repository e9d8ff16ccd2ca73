import { useEffect, useState } from 'react';
import { hasTurnedOver, isGoldNow, keepTurnedOver, type TurnedCard } from './turned-cards.ts';

const turnDelayMs = 600;

/**
 * True if the card shows its gold side. The card turns over once, when the member first opens the profile after the
 * approval. For this, the device stores the time of each decision after which the card has turned over, but no name.
 */
export function useCardTurn(card: TurnedCard) {
  const [hasTurned, setTurned] = useState(() => hasTurnedOver(card));
  const isGold = isGoldNow(card, hasTurned);
  const isDue = card.is_approved && !isGold;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is another turn
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      keepTurnedOver(card);
      setTurned(true);
    }, turnDelayMs);
    return () => clearTimeout(timer);
  }, [isDue, card.decided_at]);

  return isGold;
}
