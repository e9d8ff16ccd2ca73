import { island } from '#islands/island.tsx';
import { HeroSeason } from './hero-season.tsx';

export default island('hero-season', HeroSeason, { texts: ['landing'] });
