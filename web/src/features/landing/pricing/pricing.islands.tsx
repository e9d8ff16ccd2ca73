import { island } from '#islands/island.tsx';
import { PackPrice } from './pack-price.tsx';
import { PricingLead } from './pricing-lead.tsx';

export const PackPriceIsland = island('pack-price', PackPrice, { texts: ['landing'] });
export const PricingLeadIsland = island('pricing-lead', PricingLead, { texts: ['landing'] });
