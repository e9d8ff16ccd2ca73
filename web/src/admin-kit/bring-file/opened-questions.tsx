import type { FileAnswers, OpenedFile } from '@fanclub/contract/read-file/open-file';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** Number of rows that are named at most. */
const namedRows = 8;

interface OpenedQuestionsProps {
  opened: OpenedFile;
  onAnswer: (answers: FileAnswers) => void;
}

export default function OpenedQuestions({ opened, onAnswer }: OpenedQuestionsProps) {
  const { t, format } = useTexts('bring-file');
  switch (opened.state) {
    case 'refused':
      return (
        <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
          {t(`why.${opened.why}`)}
        </Alert>
      );
    case 'encoding':
      return (
        <Question title={t('encoding.title')} text={t('encoding.text')}>
          {opened.options.map(({ encoding, sample }) => (
            <SecondaryButton
              key={encoding}
              aria-label={`${sample} (${encoding})`}
              onClick={() => onAnswer({ encoding })}
              sx={{ display: 'grid', justifyItems: 'start', textAlign: 'start' }}
            >
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {sample}
              </Box>
              <Typography variant="caption" color="textSecondary">
                <Ltr>{encoding}</Ltr>
              </Typography>
            </SecondaryButton>
          ))}
        </Question>
      );
    case 'sheets':
      return (
        <Question title={t('sheets.title')} text={t('sheets.text')}>
          {opened.names.map((sheet) => (
            <SecondaryButton key={sheet} onClick={() => onAnswer({ sheet })}>
              <bdi>{sheet}</bdi>
            </SecondaryButton>
          ))}
        </Question>
      );
    case 'read': {
      const { length } = opened.damaged;
      if (length === 0) return null;
      const rows = opened.damaged.slice(0, namedRows).map((row) => format.number(row));
      return (
        <Alert severity="warning" sx={{ marginBlockStart: 1.5 }}>
          {t('damaged', { count: length, rows: format.list(rows) })}
        </Alert>
      );
    }
  }
}

interface QuestionProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Question({ title, text, children }: QuestionProps) {
  return (
    <Panel role="status" sx={{ padding: 2, marginBlockStart: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {text}
      </Typography>
      <Stack sx={{ gap: 1, alignItems: 'start' }}>{children}</Stack>
    </Panel>
  );
}
