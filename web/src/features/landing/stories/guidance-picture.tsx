import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { bareList } from '#ui/bare-list.ts';

const steps = ['form', 'payment', 'review', 'card'] as const;

/**
 * Returns a style that depends on the screen's width. The value `standing` is for a vertical line of steps: on phones,
 * and where the text beside the picture leaves little width. The value `lies` is for a horizontal line: where the
 * picture is wide.
 */
const lying = <V,>(standing: V, lies: V) => ({ xs: standing, sm: lies, md: standing, lg: lies });

/** The steps to membership as four points on a line, of which the last has the club's accent. */
export function GuidancePicture() {
  const { t } = useTranslation('landing');
  return (
    <Box
      component="ol"
      sx={{
        ...bareList,
        display: 'grid',
        gridTemplateColumns: lying('1fr', 'repeat(4, minmax(0, 1fr))'),
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
            paddingInlineStart: lying(5, 0),
            paddingBlockStart: lying(0, 5),
            paddingInlineEnd: lying(0, 1.5),
            '&::before': {
              content: '""',
              position: 'absolute',
              insetInlineStart: 0,
              insetBlockStart: 4,
              inlineSize: 22,
              blockSize: 22,
              borderRadius: '50%',
              zIndex: 1,
              backgroundColor: index === 3 ? 'accent.mark' : 'secondary.main',
              boxShadow: '0 0 0 5px var(--fan-palette-background-default)',
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              backgroundColor: 'secondary.main',
              insetInlineStart: lying(9, 22),
              insetBlockStart: lying(26, 13),
              inlineSize: lying<number | string>(4, 'calc(100% - 22px)'),
              blockSize: lying<number | string>('calc(100% - 2px)', 4),
            },
          }}
        >
          <Typography variant="h5" component="p">
            {t(`stories.guidance.steps.${step}`)}
          </Typography>
          <Typography variant="note" data-answer-time>
            {t(`stories.guidance.steps.${step}Note`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
