import { island } from '#islands/island.tsx';
import { JoinWords } from './join-words.tsx';

export default island('join-words', JoinWords, { when: 'visible', texts: ['landing'] });
