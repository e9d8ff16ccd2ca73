import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/row.tsx';
import { CodeBlock } from './code-block.tsx';
import type { Answer } from './use-try.ts';

/** Shows an API response: its status, its duration, and its body if the body is text. */
export function AnswerView({ answer: { status, ms, contentType, text } }: { answer: Answer }) {
  const { t } = useTranslation('reference');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Row sx={{ gap: 1 }}>
        <Chip
          size="small"
          color={status < 400 ? 'success' : 'error'}
          variant="outlined"
          label={String(status)}
        />
        <Typography variant="body2" color="textSecondary">
          {t('took', { ms })}
        </Typography>
      </Row>
      {text ? (
        <CodeBlock label={t('answer')} text={text} />
      ) : (
        <Typography variant="body2">{t('file', { type: contentType })}</Typography>
      )}
    </Box>
  );
}
