import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#ui/use-page-title.ts';
import { FaqTeaser } from './faq-teaser.tsx';
import { Hero } from './hero/hero.tsx';
import { JoinNow } from './join-now.tsx';
import { LandingHead } from './landing-head.tsx';
import { Pricing } from './pricing/pricing.tsx';
import { Stories } from './stories/stories.tsx';

export function LandingPage() {
  const { t } = useTranslation();
  usePageTitle(t('titles.home'));
  return (
    <>
      <LandingHead />
      <Hero />
      <Stories />
      <Pricing />
      <FaqTeaser />
      <JoinNow />
    </>
  );
}
