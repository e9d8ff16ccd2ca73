import { island } from '#islands/island.tsx';
import { JoinNote } from './join-note.tsx';

export default island('join-note', JoinNote, { when: 'visible', texts: ['landing'] });
