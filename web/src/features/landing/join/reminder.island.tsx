import { island } from '#islands/island.tsx';
import { Reminder } from './reminder.tsx';

export default island('reminder', Reminder, { when: 'visible', texts: ['landing'] });
