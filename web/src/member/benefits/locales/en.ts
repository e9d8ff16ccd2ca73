import type { texts as base } from './fa.ts';

export const texts = {
  title: 'What the membership brings',
  names: {
    membership: 'Official membership for a season',
    clubCard: 'Club card, if you like',
    gift: 'Gift',
    gadget: 'Welcome gadget',
    eCard: 'E-card',
    discount: '10% off in the store with the card',
    events: 'Club events',
    tickets: 'Priority ticketing',
  },
} satisfies typeof base;
