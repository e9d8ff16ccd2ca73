import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { band } from '#theme/tokens.ts';

const notch = 'radial-gradient(circle 11px at var(--x) var(--y), #0000 98%, #000)';

/** A ticket with a stub that can be torn off, drawn with CSS. */
export function BenefitsPicture() {
  const { t } = useTranslation('landing');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 38%',
        overflowWrap: 'anywhere',
        maxInlineSize: 560,
        minBlockSize: 190,
        color: 'band.text',
        rotate: '-1.5deg',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          gap: 0.5,
          padding: 3,
          backgroundColor: 'band.raised',
          borderStartStartRadius: 14,
          borderEndStartRadius: 14,
          backgroundImage: `linear-gradient(${band.raised} 0 0), repeating-linear-gradient(90deg, ${band.text} 0 26px, ${band.raised} 26px 52px)`,
          backgroundSize: '100% calc(100% - 56px), 100% 56px',
          backgroundPosition: 'bottom, top',
          backgroundRepeat: 'no-repeat',
        }}
      >
        <Typography variant="h3" component="p">
          {t('stories.benefits.ticket')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'band.muted' }}>
          {t('stories.benefits.ticketNote')}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 0.5,
          minInlineSize: 0,
          padding: { xs: 1, sm: 2, md: 1, lg: 2 },
          color: 'accent.on',
          backgroundColor: 'accent.fill',
          borderInlineStart: '2px dashed',
          borderColor: 'background.default',
          borderStartEndRadius: 14,
          borderEndEndRadius: 14,
          '--x': '0%',
          '[dir="rtl"] &': { '--x': '100%' },
          mask: `${notch.replace('var(--y)', '0%')} intersect, ${notch.replace('var(--y)', '100%')}`,
        }}
      >
        <Typography
          component="p"
          sx={{
            fontSize: {
              xs: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
              md: '2.25rem',
              lg: '3.25rem',
            },
            fontWeight: 900,
            lineHeight: 1.2,
          }}
        >
          {t('stories.benefits.discount')}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {t('stories.benefits.discountNote')}
        </Typography>
      </Box>
    </Box>
  );
}
