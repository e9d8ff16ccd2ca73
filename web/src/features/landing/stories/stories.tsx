import { offers } from '@fanclub/contract/club/offers';
import { offersRial } from '@fanclub/contract/members/payment';
import { extraBenefits } from '@fanclub/contract/pricing/benefits';
import { featuredPack, type PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { BenefitLine, unlessNothingBrought } from '../benefit-line.tsx';
import { Section } from '../section.tsx';
import { BenefitsPicture } from './benefits-picture.tsx';
import { GuidancePicture } from './guidance-picture.tsx';
import { SupportPicture } from './support-picture.tsx';

/** Sections with a text and a picture: guidance, local support and what the featured package brings. */
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
        {featuredPack && <Benefits pack={featuredPack} />}
      </Box>
    </Section>
  );
}

/** What a package brings beyond what all packages bring. It is left out if that is nothing. */
function Benefits({ pack }: { pack: PackType }) {
  const { t } = useTranslation('landing');
  const packName = usePackName();
  if (extraBenefits.length === 0) return null;
  return (
    <Box sx={unlessNothingBrought}>
      <Story
        title={t('stories.benefits.title', { pack: packName(pack) })}
        text={
          <Box component="ul" sx={{ ...bareList, display: 'grid', gap: 0.5 }}>
            {extraBenefits.map(({ id }) => (
              <BenefitLine key={id} pack={pack} id={id} />
            ))}
          </Box>
        }
      >
        <BenefitsPicture pack={pack} />
      </Story>
    </Box>
  );
}

interface StoryProps {
  title: string;
  text: ReactNode;
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
        <Typography
          component="div"
          color="textSecondary"
          sx={{ marginBlockStart: 1.5, maxInlineSize: '52ch' }}
        >
          {text}
        </Typography>
      </Box>
      <Box sx={{ order: { md: swapped ? 1 : 2 }, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}
