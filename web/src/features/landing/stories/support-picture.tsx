import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { radius } from '#theme/tokens.ts';

interface BubbleProps {
  who: string;
  text: string;
  fromClub?: boolean;
}

function Bubble({ who, text, fromClub = false }: BubbleProps) {
  return (
    <Box sx={{ justifySelf: fromClub ? 'end' : 'start', maxInlineSize: '86%' }}>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', textAlign: fromClub ? 'end' : 'start', marginBlockEnd: 0.5 }}
      >
        {who}
      </Typography>
      <Box
        data-answer-time
        sx={{
          padding: 2,
          borderRadius: radius.card,
          border: '1px solid',
          ...(fromClub
            ? {
                backgroundColor: 'band.raised',
                color: 'band.text',
                borderColor: 'band.line',
                borderEndEndRadius: 3,
              }
            : {
                backgroundColor: 'background.paper',
                borderColor: 'divider',
                borderEndStartRadius: 3,
              }),
        }}
      >
        {text}
      </Box>
    </Box>
  );
}

/** An example of a question to the club and the club's reply. */
export function SupportPicture() {
  const { t } = useTranslation('landing');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 520, marginInline: 'auto' }}>
      <Bubble who={t('stories.support.you')} text={t('stories.support.question')} />
      <Bubble who={t('stories.support.club')} text={t('stories.support.answer')} fromClub />
    </Box>
  );
}
