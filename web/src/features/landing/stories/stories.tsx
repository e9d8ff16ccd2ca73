import { offers } from '@fanclub/contract/club/offers';
import { offersRial } from '@fanclub/contract/members/payment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Section } from '../section.tsx';
import { BenefitsPicture } from './benefits-picture.tsx';
import { GuidancePicture } from './guidance-picture.tsx';
import { SupportPicture } from './support-picture.tsx';

/** Three sections with a text and a picture: guidance, local support and exclusive benefits. */
export function Stories() {
  const { t } = useTranslation('landing');
  const isInRial = offersRial(useLanguage());
  const support = [
    t('stories.support.text'),
    isInRial && t('stories.support.rial'),
    offers('card') && t('stories.support.card'),
  ];
  return (
    <Section heading={t('stories.heading')}>
      <Box sx={{ display: 'grid', rowGap: { xs: 6, md: 10 }, marginBlockStart: { xs: 4, md: 8 } }}>
        <Story title={t('stories.guidance.title')} text={t('stories.guidance.text')}>
          <GuidancePicture />
        </Story>
        <Story title={t('stories.support.title')} text={support.filter(Boolean).join(' ')} swapped>
          <SupportPicture />
        </Story>
        <Story title={t('stories.benefits.title')} text={t('stories.benefits.text')}>
          <BenefitsPicture />
        </Story>
      </Box>
    </Section>
  );
}

interface StoryProps {
  title: string;
  text: string;
  /** True if the picture is before the text on wide screens. */
  swapped?: boolean;
  children: ReactNode;
}

function Story({ title, text, swapped = false, children }: StoryProps) {
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        alignItems: 'center',
        columnGap: { md: 8, xl: 12 },
        rowGap: 3,
        gridTemplateColumns: { md: swapped ? '6fr 5fr' : '5fr 6fr' },
      }}
    >
      <Box sx={{ order: { md: swapped ? 2 : 1 } }}>
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 1.5, maxInlineSize: '52ch' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ order: { md: swapped ? 1 : 2 }, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
