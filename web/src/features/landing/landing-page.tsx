import { FaqTeaser } from './faq-teaser.tsx';
import { Hero } from './hero/hero.tsx';
import { JoinNow } from './join/join-now.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Stories } from './stories/stories.tsx';
import { Trust } from './trust/trust.tsx';

/** The landing page: HTML that works without JavaScript, with islands for content that is only known in the browser. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Stories />
      <Pricing />
      <Trust />
      <FaqTeaser />
      <JoinNow />
    </>
  );
}
