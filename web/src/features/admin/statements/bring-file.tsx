import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { FileQuestions, LazyAnonymousCopy } from '#admin-kit/bring-file/file-questions.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { ChooseFile } from './choose-file.tsx';
import type { useStatementFile } from './use-statement-file.ts';

const ReadFile = lazyPart(() => import('./read-file.tsx'));

/** The import of a statement file: first the file picker, then the questions about the file's format, and a preview. */
export function BringFile(file: ReturnType<typeof useStatementFile>) {
  const { t } = useTranslation('statements');
  const { opened, bringing, choose } = file;
  const questions = <FileQuestions label={t('file.label')} {...bringing} />;
  if (opened.state === 'read') {
    return (
      <>
        {questions}
        <ReadFile key={opened.importId} {...opened} onDone={file.done} onClose={file.close} />
        {bringing.sheet && (
          <LazyAnonymousCopy sheet={bringing.sheet} headings={opened.file.headerAt} />
        )}
      </>
    );
  }
  return (
    <>
      <ChooseFile onChoose={choose} />
      {questions}
      {opened.state === 'done' && (
        <Alert
          severity={opened.perhaps_same + opened.returned > 0 ? 'warning' : 'success'}
          role="status"
          sx={{ marginBlockStart: 1.5 }}
        >
          {t('preview.done', { count: opened.added })}{' '}
          {opened.added_out > 0 && t('preview.doneOut', { count: opened.added_out })}{' '}
          {opened.known > 0 && t('preview.known', { count: opened.known })}{' '}
          {opened.perhaps_same > 0 && t('preview.perhapsSame', { count: opened.perhaps_same })}{' '}
          {opened.returned > 0 && t('preview.returned', { count: opened.returned })}
        </Alert>
      )}
      {opened.state === 'empty' && (
        <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
          {t('file.empty')}
        </Alert>
      )}
    </>
  );
}
