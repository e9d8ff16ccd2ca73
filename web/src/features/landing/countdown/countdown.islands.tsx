import { island } from '#islands/island.tsx';
import { Countdown } from './countdown.tsx';

export const CountdownIsland = island('countdown', Countdown, { when: 'visible' });
