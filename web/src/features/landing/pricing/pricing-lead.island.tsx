import { island } from '#islands/island.tsx';
import { PricingLead } from './pricing-lead.tsx';

export default island('pricing-lead', PricingLead, { texts: ['landing'] });
