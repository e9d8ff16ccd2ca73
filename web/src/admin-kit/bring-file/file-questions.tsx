import LinearProgress from '@mui/material/LinearProgress';
import { withTexts } from '#i18n/i18n.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import type { useBringFile } from './use-bring-file.ts';

const OpenedQuestions = lazyPart(withTexts(['bring-file'], () => import('./opened-questions.tsx')));

/** The button for an anonymous copy, which is loaded with its texts when a file was read. */
export const LazyAnonymousCopy = lazyPart(
  withTexts(['bring-file'], () => import('./anonymous-copy.tsx')),
);

type Bringing = Pick<ReturnType<typeof useBringFile>, 'reading' | 'isReading' | 'error' | 'answer'>;

interface FileQuestionsProps extends Bringing {
  /** The name of the bar that shows that the file is being read. */
  label: string;
}

/** Shows that a file is being read, what is asked about it, what was lost in it, or why it cannot be read. */
export function FileQuestions({ label, reading, isReading, error, answer }: FileQuestionsProps) {
  if (isReading) return <LinearProgress aria-label={label} />;
  return (
    <>
      <ErrorAlert error={error} sx={{ marginBlockStart: 1.5 }} />
      {reading && <OpenedQuestions opened={reading.opened} onAnswer={answer} />}
    </>
  );
}
