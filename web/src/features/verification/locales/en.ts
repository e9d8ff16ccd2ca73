import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Checked with the club just now.',
  state: {
    valid: 'Valid membership',
    later: 'Not valid yet',
    ended: 'Membership ended',
    withdrawn: 'Membership withdrawn',
  },
  unknown: 'We don’t know this card',
  card: '{{pack}}, season {{season, season}}',
  from: 'Valid from {{day}}',
  until: 'Valid until {{day}}',
  ended: 'Ended on {{day}}',
  checked: 'Checked on {{moment}}',
  again: 'Check again',
} satisfies typeof base;
