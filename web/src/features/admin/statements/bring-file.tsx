import { encodings } from '@fanclub/contract/statements/decode';
import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ReadFile } from './read-file.tsx';
import type { useStatementFile } from './use-statement-file.ts';

/** The import of a statement file: first the file picker, then the questions about the file's format, and a preview. */
export function BringFile(file: ReturnType<typeof useStatementFile>) {
  const { t } = useTranslation('statements');
  const { opened, isReading, error, choose, say } = file;
  if (opened.state === 'read') {
    return <ReadFile key={opened.importId} {...opened} onDone={file.done} onClose={file.close} />;
  }
  return (
    <>
      <ChooseFile onChoose={choose} />
      {isReading && <LinearProgress aria-label={t('file.label')} />}
      <ErrorAlert error={error} sx={{ marginBlockStart: 1.5 }} />
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
      {(opened.state === 'tooLarge' || opened.state === 'empty') && (
        <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
          {t(`file.${opened.state}`)}
        </Alert>
      )}
      {opened.state === 'undecoded' && (
        <Panel role="status" sx={{ padding: 2, marginBlockStart: 1.5 }}>
          <Typography sx={{ fontWeight: 650 }}>{t('encoding.title')}</Typography>
          <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            {t('encoding.text')}
          </Typography>
          <Row>
            {encodings.map((encoding) => (
              <SecondaryButton
                key={encoding}
                size="small"
                onClick={() => say(opened.source, encoding)}
              >
                {t(`encoding.${encoding}`)}
              </SecondaryButton>
            ))}
          </Row>
        </Panel>
      )}
    </>
  );
}
