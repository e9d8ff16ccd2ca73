import type { Card } from '@fanclub/contract/cards/card';

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
    recipient: {
      name,
      name_on_card: name,
      address: 'Via Roma 12',
      postal_code: '10121',
      country: 'IT',
      phone: '+393331234567',
      request_number: 'JOFCI-7KQ2M9XA',
    },
    ...change,
  };
}
