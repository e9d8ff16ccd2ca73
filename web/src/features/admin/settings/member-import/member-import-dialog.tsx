import {
  type ImportColumn,
  importColumns,
  optionalColumns,
} from '@fanclub/contract/members/import-columns';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileButton } from '#admin-kit/bring-file/file-button.tsx';
import { FileQuestions, LazyAnonymousCopy } from '#admin-kit/bring-file/file-questions.tsx';
import { useBringFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { Choice } from '#admin-kit/choice.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { findRecords, guessMapping, type Mapping, type MemberFile } from './member-file.ts';
import { MemberImportReport } from './member-import-report.tsx';
import { useColumnName } from './use-column-name.ts';
import { useMemberImport } from './use-member-import.ts';

/**
 * Dialog to import a club's existing members from a CSV file. The admin says what each column means. At the first press
 * of the button the server checks each line. A second press creates a member from each line without errors.
 */
export default function MemberImportDialog({ onClose }: { onClose: () => void }) {
  const { t, format } = useTexts(['settings', 'common']);
  const [file, setFile] = useState<MemberFile | null>(null);
  const [isUnread, setUnread] = useState(false);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [invite, setInvite] = useState(false);
  const [confirmsNumbers, setConfirmsNumbers] = useState(false);
  const { mutate, data: report, isPending, error, reset, done } = useMemberImport();
  const columnName = useColumnName();

  const bringing = useBringFile(({ sheet }) => {
    const read = findRecords(sheet.rows);
    setUnread(!read);
    setFile(read);
    setConfirmsNumbers(false);
    setMapping(read ? guessMapping(read.headings) : []);
  });
  const choose = (chosen: File) => {
    reset();
    setFile(null);
    setUnread(false);
    bringing.choose(chosen);
  };
  const count = report?.lines.filter(({ state }) => state === 'new').length ?? 0;
  const jumps =
    report?.lines.some(({ errors }) => Object.values(errors).includes('number_jumps')) ?? false;
  const isMade = report?.made ?? false;
  const canMake = count > 0 && !isMade;
  const missing = importColumns.filter(
    (column) => !optionalColumns.includes(column) && !mapping.includes(column),
  );
  return (
    <TitledDialog
      onClose={(_, reason) => reason !== 'backdropClick' && !isPending && onClose()}
      maxWidth="md"
      fullScreen={useIsNarrow('sm')}
      title={t('memberImport.title')}
      actions={
        <>
          <Button color="secondary" onClick={onClose} disabled={isPending}>
            {t(isMade ? 'common:actions.close' : 'common:actions.cancel')}
          </Button>
          {file && !isMade && (
            <Button
              variant="contained"
              disabled={missing.length > 0}
              loading={isPending}
              onClick={() => mutate({ file, mapping, make: canMake, invite, confirmsNumbers })}
            >
              {canMake ? t('memberImport.make', { count }) : t('memberImport.check')}
            </Button>
          )}
        </>
      }
    >
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('memberImport.lead')}
      </Typography>
      <FileButton label={t('memberImport.file')} disabled={isPending} onChoose={choose} />
      <FileQuestions label={t('memberImport.file')} {...bringing} />
      {isUnread && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {t('memberImport.unread')}
        </Alert>
      )}
      {report && file && <MemberImportReport report={report} file={file} mapping={mapping} />}
      {file && !isMade && (
        <>
          {(jumps || confirmsNumbers) && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={confirmsNumbers}
                  onChange={(_, checked) => {
                    reset();
                    setConfirmsNumbers(checked);
                  }}
                />
              }
              label={t('memberImport.numbersRight')}
            />
          )}
          <Columns
            file={file}
            mapping={mapping}
            onMap={(changed) => {
              reset();
              setMapping(changed);
            }}
          />
          {missing.length > 0 && (
            <Alert severity="warning" role="status" sx={{ marginBlockStart: 2 }}>
              {t('memberImport.missing', { columns: format.list(missing.map(columnName)) })}
            </Alert>
          )}
          <FormControlLabel
            control={<Checkbox checked={invite} onChange={(_, checked) => setInvite(checked)} />}
            label={t('memberImport.invite')}
            sx={{ marginBlock: 2 }}
          />
          {bringing.sheet && <LazyAnonymousCopy sheet={bringing.sheet} headings={0} />}
        </>
      )}
      {isPending && file && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / file.records.length}
          aria-label={t('memberImport.progress')}
        />
      )}
      <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
    </TitledDialog>
  );
}

interface ColumnsProps {
  file: MemberFile;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
}

/**
 * Fields in which the admin chooses what each column means. A meaning is used once: choosing it for one column removes
 * it from another.
 */
function Columns({ file, mapping, onMap }: ColumnsProps) {
  const { t } = useTexts('settings');
  const columnName = useColumnName();
  const options = importColumns.map((value) => ({ value, label: columnName(value) }));
  const map = (place: number, column: ImportColumn | null) =>
    onMap(mapping.map((one, i) => (i === place ? column : one === column ? null : one)));
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ marginBlock: 2 }}>
        {t('memberImport.columns')}
      </Typography>
      <Box sx={columns}>
        {file.headings.map((heading, i) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same heading
            key={i}
            label={heading || t('memberImport.untitled', { place: i + 1 })}
            value={mapping[i] ?? null}
            options={options}
            none={t('memberImport.leftOut')}
            onChoose={(column) => map(i, column)}
          />
        ))}
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
