import { FaqTeaser } from './faq-teaser.tsx';
import { JoinNow } from './join-now.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Stories } from './stories/stories.tsx';

/** All that comes after the first screen. */
export function BelowFold() {
  return (
    <>
      <Stories />
      <Pricing />
      <FaqTeaser />
      <JoinNow />
    </>
  );
}
