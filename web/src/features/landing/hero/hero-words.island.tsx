import { island } from '#islands/island.tsx';
import { HeroWords } from './hero-words.tsx';

export default island('hero-words', HeroWords, { texts: ['landing'] });
