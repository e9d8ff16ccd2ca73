import type { Card, CardAddress } from '@fanclub/contract/cards/card';

export function buildCard(name: string, change: Partial<Card> = {}): Card {
  const state = change.state ?? 'to_print';
  return {
    id: `${name}_2026-27`,
    member_id: name,
    season: '2026/27',
    name_on_card: name,
    state,
    steps: [{ state, at: '2026-11-20T10:00:00.000Z', by: 'admin@example.com' }],
    tracking: null,
    replaces: null,
    replaced_by: null,
    reported_at: null,
    is_unwanted: false,
    is_held: false,
    recipient: {
      name,
      name_on_card: name,
      request_number: 'JOFCI-7KQ2M9XA',
    },
    ...change,
  };
}

/** Builds the address to which this card is sent. */
export const buildAddress = ({ id, member_id, name_on_card, tracking }: Card): CardAddress => ({
  id,
  household: member_id,
  name_on_card,
  tracking,
  recipient: {
    name: name_on_card,
    request_number: 'JOFCI-7KQ2M9XA',
    address: 'Via Roma 12',
    postal_code: '10121',
    country: 'IT',
    phone: '+393331234567',
  },
});
