import { island } from '#islands/island.tsx';
import { MemberCount } from './member-count.tsx';
import { PassportDays } from './passport-days.tsx';

export const MemberCountIsland = island('member-count', MemberCount, {
  when: 'visible',
  texts: ['landing'],
});
export const PassportDaysIsland = island('passport-days', PassportDays, {
  when: 'visible',
  texts: ['landing'],
});
