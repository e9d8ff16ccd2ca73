import { island } from '#islands/island.tsx';
import { HeroCard } from './hero-card.tsx';

export default island('hero-card', HeroCard, { texts: ['landing'] });
