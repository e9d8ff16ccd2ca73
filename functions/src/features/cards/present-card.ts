import type { Card, CardAddress, CardState, OwnCard } from '@fanclub/contract/cards/card';
import { cardStates } from '@fanclub/contract/cards/card';
import { pick } from '@fanclub/contract/members/by-name';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type { CardRow } from '#repositories/cards';
import type { Member } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';

export type HoldsCards = Pick<RegistrationSettings, 'hold_unpaid_cards'>;

/** True if the club prints a card only when its season is paid in full, and the season of this card is not. */
export const isHeld = (
  { state, season }: CardRow,
  member: Member | null,
  { hold_unpaid_cards }: HoldsCards,
): boolean =>
  hold_unpaid_cards &&
  state === 'to_print' &&
  (member?.open_dues.some((due) => due.season === season) ?? false);

interface Step {
  state: CardState;
  at: string;
  by: string | null;
}

/** Returns the steps of a card, the oldest first. Steps with the same time are in the order of `cardStates`. */
function stepsOf({ steps }: CardRow): Step[] {
  return cardStates
    .flatMap((state) => {
      const step = steps[state];
      return step ? [{ state, at: step.at.toDate().toISOString(), by: step.by }] : [];
    })
    .sort((a, b) => a.at.localeCompare(b.at));
}

const common = ['id', 'season', 'name_on_card', 'state', 'tracking'] as const;

/** Presents a card as its member sees it. `isWaiting` is true if the card waits for a payment. */
export function presentOwnCard(card: CardRow, isWaiting = false): OwnCard {
  return {
    ...pick(card, common),
    steps: stepsOf(card).map(({ state, at }) => ({ state, at })),
    may_report: card.state === 'posted' && card.reported_at === null,
    is_held: isWaiting,
  };
}

/** Presents a card as staff see it in a list, with the member's current name. */
export function presentCard(card: CardRow, member: Member | null, settings: HoldsCards): Card {
  return {
    ...pick(card, common),
    ...pick(card, ['member_id', 'replaces', 'replaced_by', 'is_unwanted']),
    steps: stepsOf(card),
    reported_at: card.reported_at?.toDate().toISOString() ?? null,
    is_held: isHeld(card, member, settings),
    recipient: member && {
      name: nameOf(member),
      name_on_card: nameOnCard(member),
      request_number: member.request_number,
    },
  };
}

const nameOf = ({ first_name, last_name }: Member) => `${first_name} ${last_name}`;

/**
 * Presents where a card is sent: to the member's current postal address. The card of a dependant is addressed to the
 * guardian; `guardian` is null for everybody else.
 */
export function presentAddress(
  card: CardRow,
  member: Member,
  guardian: Member | null,
): CardAddress {
  return {
    ...pick(card, ['id', 'name_on_card', 'tracking']),
    household: member.guardian_id ?? member.id,
    recipient: {
      name: nameOf(guardian ?? member),
      request_number: member.request_number,
      address: member.address_of_residency,
      postal_code: member.postal_code,
      country: member.country_of_residency,
      phone: member.phone,
    },
  };
}
