import { island } from '#islands/island.tsx';
import { HeroClip } from './hero-clip.tsx';

export default island('hero-clip', HeroClip, { texts: ['landing'] });
