import { isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { cardTurnedKey } from '#session/session-store.ts';
import { deviceStorage } from '#store/browser-storage.ts';

export type TurnedCard = Pick<
  Profile,
  'next_membership' | 'is_approved' | 'membership' | 'request_status' | 'decided_at'
>;

const turned = () => deviceStorage.getItem(cardTurnedKey)?.split(' ') ?? [];

const markOf = ({ decided_at: decidedAt }: TurnedCard) => decidedAt ?? '';

/** True if the card has turned over on this device for the present approval. */
export const hasTurnedOver = (card: TurnedCard): boolean => turned().includes(markOf(card));

export function keepTurnedOver(card: TurnedCard): void {
  deviceStorage.setItem(cardTurnedKey, [...turned(), markOf(card)].join(' '));
}

/** True if the card shows its gold side. While a renewal is not approved, the card of the present membership stays gold. */
export const isGoldNow = (card: TurnedCard, hasTurned = hasTurnedOver(card)): boolean =>
  card.is_approved && (isRenewal(card) || hasTurned);
