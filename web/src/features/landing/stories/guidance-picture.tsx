import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';

const steps = ['form', 'payment', 'review', 'card'] as const;

/** The way to membership as a line with four stops; the last one is gold. */
export function GuidancePicture() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="ol"
      sx={{
        ...bareList,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, minmax(0, 1fr))' },
        overflowWrap: 'anywhere',
        rowGap: 2.5,
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          sx={{
            position: 'relative',
            paddingInlineStart: { xs: 5, sm: 0 },
            paddingBlockStart: { sm: 5 },
            paddingInlineEnd: { sm: 1.5 },
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 0,
              insetBlockStart: 4,
              inlineSize: 22,
              blockSize: 22,
              borderRadius: '50%',
              zIndex: 1,
              backgroundColor: index === 3 ? 'gold.fill' : 'secondary.main',
              boxShadow: '0 0 0 5px var(--fan-palette-background-default)',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              backgroundColor: 'secondary.main',
              insetInlineStart: { xs: 9, sm: 22 },
              insetBlockStart: { xs: 26, sm: 13 },
              inlineSize: { xs: 4, sm: 'calc(100% - 22px)' },
              blockSize: { xs: 'calc(100% - 2px)', sm: 4 },
            },
          }}
        >
          <Typography variant="h5" component="p">
            {t(`stories.guidance.steps.${step}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(`stories.guidance.steps.${step}Note`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
