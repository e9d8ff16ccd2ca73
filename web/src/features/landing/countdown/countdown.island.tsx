import { island } from '#islands/island.tsx';
import { Countdown } from './countdown.tsx';

export default island('countdown', Countdown, { when: 'visible' });
