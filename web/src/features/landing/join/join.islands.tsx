import { island } from '#islands/island.tsx';
import { JoinNote } from './join-note.tsx';
import { JoinWords } from './join-words.tsx';
import { Reminder } from './reminder.tsx';

export const JoinNoteIsland = island('join-note', JoinNote, {
  when: 'visible',
  texts: ['landing'],
});
export const JoinWordsIsland = island('join-words', JoinWords, {
  when: 'visible',
  texts: ['landing'],
});
export const ReminderIsland = island('reminder', Reminder, { when: 'visible', texts: ['landing'] });
