import { island } from '#islands/island.tsx';
import { PriceFrom } from './price-from.tsx';

export default island('price-from', PriceFrom, { texts: ['landing'] });
