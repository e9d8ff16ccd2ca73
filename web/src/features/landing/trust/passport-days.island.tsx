import { island } from '#islands/island.tsx';
import { PassportDays } from './passport-days.tsx';

export default island('passport-days', PassportDays, { when: 'visible', texts: ['landing'] });
