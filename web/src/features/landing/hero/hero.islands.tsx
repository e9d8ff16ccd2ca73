import { island } from '#islands/island.tsx';
import { HeroCard } from './hero-card.tsx';
import { HeroClip } from './hero-clip.tsx';
import { HeroSeason } from './hero-season.tsx';
import { HeroWords } from './hero-words.tsx';

export const HeroCardIsland = island('hero-card', HeroCard, { texts: ['landing'] });
export const HeroClipIsland = island('hero-clip', HeroClip, { texts: ['landing'] });
export const HeroSeasonIsland = island('hero-season', HeroSeason, { texts: ['landing'] });
export const HeroWordsIsland = island('hero-words', HeroWords, { texts: ['landing'] });
