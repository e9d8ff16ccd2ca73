import { sampleRequestNumber } from '@fanclub/contract/club/sample-request-number';
import { filled, type MailWords } from '@fanclub/contract/mail/mail-words';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useAnswerDays } from '#i18n/answer-days.ts';
import { writtenIn } from '#i18n/written-in.ts';
import { Panel } from '#ui/panel.tsx';

/** The example data that replace the placeholders in the preview. */
const sample = { first_name: 'Sara', request_number: isolateLtr(sampleRequestNumber) };

/** Preview of the texts in the form, without the mail's header and footer. */
export function MailWordsPreview({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('news');
  const { values } = useFormikContext<MailWords>();
  const answer_time = answerTime(useAnswerDays(), language);
  const shown = (text: string) => filled(text, { ...sample, answer_time });
  return (
    <Panel
      component="section"
      aria-label={t('preview.label')}
      {...writtenIn(language)}
      sx={{ padding: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 650 }}>{shown(values.subject)}</Typography>
      <Typography variant="note">{shown(values.preview)}</Typography>
      <Typography variant="h3" component="p" sx={{ marginBlockStart: 2 }}>
        {shown(values.heading)}
      </Typography>
      <Typography sx={{ marginBlock: 2, whiteSpace: 'pre-line' }}>{shown(values.body)}</Typography>
      <Box component="span" sx={buttonStyle}>
        {shown(values.action)}
      </Box>
    </Panel>
  );
}

const buttonStyle = {
  display: 'inline-block',
  paddingBlock: 1.25,
  paddingInline: 3,
  borderRadius: '10px',
  fontWeight: 700,
  color: 'background.paper',
  backgroundColor: 'text.primary',
} as const;
