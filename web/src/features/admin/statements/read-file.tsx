import type { RouteResponse } from '@fanclub/contract/http/route';
import type { StatementFormat } from '@fanclub/contract/statements/format';
import { readRows } from '@fanclub/contract/statements/read-rows';
import type { importStatement } from '@fanclub/contract/statements/routes';
import type { FileImport } from '@fanclub/contract/statements/statement-files';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { type Choices, draftOf, formatOf } from './draft-format.ts';
import { FormatForm } from './format-form.tsx';
import type { ParsedStatement } from './parse-file.ts';
import { Preview } from './preview.tsx';
import { useImport } from './use-import.ts';

interface ReadFileProps {
  source: ChosenFile;
  file: ParsedStatement;
  stored: StatementFormat | null;
  imported: FileImport | null;
  importId: string;
  onDone: (sum: RouteResponse<typeof importStatement>) => void;
  onClose: () => void;
}

/** A chosen file before its import: how the file is read, a preview, and the rows that are left out. */
export function ReadFile({
  source,
  file,
  stored,
  imported,
  importId,
  onDone,
  onClose,
}: ReadFileProps) {
  const { t } = useTranslation(['statements', 'common']);
  const { date } = useFormat();
  const [choices, setChoices] = useState<Choices>({});
  const [isChanging, setChanging] = useState(false);
  const draft = useMemo(() => draftOf(file, stored, choices), [file, stored, choices]);
  const format = useMemo(() => formatOf(draft), [draft]);
  const read = useMemo(
    () => (format ? readRows(file.rows, format, file.first) : null),
    [file, format],
  );
  const sending = useImport();
  const count = read?.lines.length ?? 0;
  const said = format ? stored && 'format.changed' : 'format.missing';
  return (
    <Panel component="section" aria-label={t('format.title')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Row apart sx={{ marginBlockEnd: 1.5 }}>
        <Typography variant="h5" component="h2">
          {t('format.title')}
        </Typography>
        {format && !isChanging && (
          <Button size="small" color="secondary" onClick={() => setChanging(true)}>
            {t('format.change')}
          </Button>
        )}
      </Row>
      {imported && (
        <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
          {t('files.again', {
            day: date(imported.imported_at),
            who: isolateLtr(imported.imported_by),
          })}
        </Alert>
      )}
      {format && !isChanging ? (
        <Typography color="textSecondary">{t('format.known')}</Typography>
      ) : (
        <>
          {said && (
            <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
              {t(said)}
            </Typography>
          )}
          <FormatForm
            header={file.header}
            draft={draft}
            onChoose={(chosen) => {
              // Keeps the form open while the admin fills it in, even once the format is complete.
              setChanging(true);
              setChoices({ ...choices, ...chosen });
            }}
          />
        </>
      )}
      {read && format && <Preview read={read} unit={format.unit} />}
      <ErrorAlert error={sending.error} sx={{ marginBlockStart: 2 }} />
      <Row sx={{ marginBlockStart: 2.5 }}>
        <Button
          variant="contained"
          disabled={!format || count === 0}
          loading={sending.isPending}
          onClick={() =>
            format &&
            read &&
            sending.mutate(
              { importId, source, header: file.fingerprint, format, lines: read.lines },
              { onSuccess: onDone },
            )
          }
        >
          {t('preview.import', { count })}
        </Button>
        <Button color="secondary" disabled={sending.isPending} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </Row>
    </Panel>
  );
}
