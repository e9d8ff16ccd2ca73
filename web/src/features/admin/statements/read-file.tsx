import type { RouteResponse } from '@fanclub/contract/http/route';
import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import {
  readStatement,
  type StatementChoices,
  type StatementQuestion,
} from '@fanclub/contract/read-file/statement/read-statement';
import { linesOf } from '@fanclub/contract/statements/identity';
import { forgetFileFormat, type importStatement } from '@fanclub/contract/statements/routes';
import type { FileImport } from '@fanclub/contract/statements/statement-files';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { FormatForm } from './format-form.tsx';
import { FormatQuestions } from './format-questions.tsx';
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
export default function ReadFile({
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
  const [known, setKnown] = useState(stored);
  const [choices, setChoices] = useState<StatementChoices>({});
  const [isChanging, setChanging] = useState(false);
  const read = useMemo(
    () => readStatement(file.sheet, { stored: known, choices }),
    [file, known, choices],
  );
  // An answered question stays, so that its answer can be changed.
  const [asked, setAsked] = useState<readonly StatementQuestion[]>([]);
  const isAsked = (question: StatementQuestion) =>
    asked.some((each) => keyOf(each) === keyOf(question));
  const fresh = read.questions.filter((question) => !isAsked(question));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  const forgetting = useRouteMutation(forgetFileFormat, {
    onSuccess: () => {
      setKnown(null);
      setChoices({});
    },
  });
  const { format } = read;
  const sending = useImport();
  const lines = format ? linesOf(read.rows) : [];
  const count = lines.length;
  const choose = (chosen: StatementChoices) => setChoices({ ...choices, ...chosen });
  return (
    <Panel component="section" aria-label={t('format.title')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Row apart sx={{ marginBlockEnd: 1.5 }}>
        <Typography variant="h5" component="h2">
          {t('format.title')}
        </Typography>
        {!isChanging && (
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
      {known && (
        <Row sx={{ marginBlockEnd: 1 }}>
          <Typography color="textSecondary">{t('format.remembered')}</Typography>
          <Button
            size="small"
            color="secondary"
            loading={forgetting.isPending}
            onClick={() => forgetting.mutate({ params: { header: file.fingerprint } })}
          >
            {t('format.forget')}
          </Button>
        </Row>
      )}
      {asked.length > 0 && (
        <>
          <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
            {t('format.missing')}
          </Typography>
          <FormatQuestions questions={asked} {...{ read, choices }} onChoose={choose} />
        </>
      )}
      {format && !isChanging && (
        <Typography color="textSecondary">
          {t('format.known')} {read.isProved && t('format.proved')}
        </Typography>
      )}
      {isChanging && (
        <>
          {known && (
            <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
              {t('format.changed')}
            </Typography>
          )}
          <FormatForm read={read} onChoose={choose} />
        </>
      )}
      <Preview read={read} />
      <ErrorAlert error={sending.error ?? forgetting.error} sx={{ marginBlockStart: 2 }} />
      <Row sx={{ marginBlockStart: 2.5 }}>
        <Button
          variant="contained"
          disabled={!format || count === 0}
          loading={sending.isPending}
          onClick={() =>
            format &&
            sending.mutate(
              { importId, source, header: file.fingerprint, format, lines },
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

/** Tells questions apart whose details change with the answers to others. */
const keyOf = (question: StatementQuestion): string =>
  question.ask === 'column'
    ? `column ${question.role}`
    : question.ask === 'words'
      ? `words ${question.of}`
      : question.ask;
