import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../section.tsx';
import { BenefitsPicture } from './benefits-picture.tsx';
import { GuidancePicture } from './guidance-picture.tsx';
import { Story } from './story.tsx';
import { SupportPicture } from './support-picture.tsx';

/** Guidance, local support and exclusive benefits, each told once and shown once. */
export function Stories() {
  const { t } = useTranslation('landing');
  return (
    <Section heading={t('stories.heading')}>
      <Box sx={{ display: 'grid', rowGap: { xs: 6, md: 10 }, marginBlockStart: { xs: 4, md: 8 } }}>
        <Story title={t('stories.guidance.title')} text={t('stories.guidance.text')}>
          <GuidancePicture />
        </Story>
        <Story title={t('stories.support.title')} text={t('stories.support.text')} swapped>
          <SupportPicture />
        </Story>
        <Story title={t('stories.benefits.title')} text={t('stories.benefits.text')}>
          <BenefitsPicture />
        </Story>
      </Box>
    </Section>
  );
}
