import { island } from '#islands/island.tsx';
import { PackPrice } from './pack-price.tsx';

export default island('pack-price', PackPrice, { texts: ['landing'] });
