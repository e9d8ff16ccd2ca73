import { headOf } from '@fanclub/contract/files/column-heads';
import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { csvOf } from '@fanclub/contract/read-file/csv-text';
import type { CheckedLine } from '@fanclub/contract/read-file/members/check-lines';
import { formatDay } from '@fanclub/contract/text/format';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDownload } from '#api/use-download.ts';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import type { ImportedLine, ImportReport } from './member-file.ts';
import { useColumnName } from './use-column-name.ts';
import { useValueOptions } from './use-value-options.ts';

interface MemberImportReportProps {
  report: ImportReport & { made: boolean };
  lines: readonly CheckedLine[];
  others: ReadonlySet<number>;
  /** Undefined once the members were made. */
  onEdit: ((line: number, column: ImportColumn, cell: string) => void) | undefined;
  onOther: (line: number, isOther: boolean) => void;
  /** What the admin can say about many lines at once. */
  children: ReactNode;
}

/**
 * Says how many lines are new, add a season, exist already or have errors. Lists the lines with errors, with each value as
 * it was written and a field to correct it, and the lines about people who are perhaps members already.
 */
export function MemberImportReport(props: MemberImportReportProps) {
  const { report, lines, others, onEdit, onOther, children } = props;
  const { t, format, language } = useTexts('settings');
  const count = (state: ImportedLine['state']) =>
    report.lines.filter((line) => line.state === state).length;
  const place = useRef<HTMLDivElement>(null);
  // The report scrolls into view, because the column fields below it may fill the dialog. `void` drops the promise that
  // scrolling returns in newer browsers, because an effect must not return one.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const wrong = report.lines.filter(({ state }) => state === 'wrong');
  // Numbers that jump are confirmed all at once.
  const listed = wrong.filter(({ errors }) =>
    Object.values(errors).some((key) => key !== 'number_jumps'),
  );
  const alike = report.lines.filter(
    ({ state, similar_to = [], line }) =>
      state === 'alike' || (similar_to.length > 0 && state === 'new') || others.has(line),
  );
  const counts = {
    fresh: count('new'),
    season: count('season'),
    there: count('there'),
    alike: count('alike'),
    wrong: wrong.length,
  };
  const made = report.seasons.map(({ label, ends }) =>
    t('memberImport.seasonMade', { season: label, day: formatDay(ends, language) }),
  );
  return (
    <>
      <Alert
        ref={place}
        severity={wrong.length + counts.alike > 0 ? 'warning' : 'success'}
        role="status"
        sx={{ marginBlockStart: 2 }}
      >
        {t(report.made ? 'memberImport.made' : 'memberImport.found', counts)}
        {made.length > 0 && (
          <Typography variant="body2">
            {t('memberImport.seasons', { seasons: format.list(made) })}
          </Typography>
        )}
      </Alert>
      {children}
      {listed.length > 0 && (
        <List label={t('memberImport.wrong')} ordered>
          {listed.map(({ line, errors }) => (
            <WrongLine
              key={line}
              line={line}
              errors={errors}
              checked={byLine.get(line)}
              onEdit={onEdit}
            />
          ))}
        </List>
      )}
      {wrong.length > 0 && <DownloadWrong wrong={wrong} byLine={byLine} />}
      {alike.length > 0 && (
        <List label={t('memberImport.alike')}>
          {alike.map(({ line, state, similar_to = [] }) => (
            <Box component="li" key={line} sx={row}>
              <Typography variant="note">
                <LineName line={line} checked={byLine.get(line)} /> ·{' '}
                <Ltr>{similar_to.join(', ')}</Ltr>
              </Typography>
              {onEdit && (state === 'alike' || others.has(line)) && (
                <FormControlLabel
                  control={
                    <Checkbox
                      checked={others.has(line)}
                      onChange={(_, isOther) => onOther(line, isOther)}
                    />
                  }
                  label={t('memberImport.another')}
                />
              )}
            </Box>
          ))}
        </List>
      )}
    </>
  );
}

interface ListProps {
  label: string;
  ordered?: boolean;
  children: ReactNode;
}

function List({ label, ordered = false, children }: ListProps) {
  return (
    <>
      <Typography component="h3" variant="h6" sx={{ marginBlockStart: 2 }}>
        {label}
      </Typography>
      <Box component={ordered ? 'ol' : 'ul'} aria-label={label} sx={bareList}>
        {children}
      </Box>
    </>
  );
}

type Checked = CheckedLine | undefined;
const nameOf = (checked: Checked) =>
  [checked?.written.first_name, checked?.written.last_name].filter(Boolean).join(' ');

function LineName({ line, checked }: { line: number; checked: Checked }) {
  const { t } = useTexts('settings');
  return (
    <>
      {t('memberImport.line', { line })} · <bdi>{nameOf(checked) || checked?.cells.email}</bdi>
    </>
  );
}

interface WrongLineProps {
  line: number;
  errors: ImportedLine['errors'];
  checked: Checked;
  onEdit: MemberImportReportProps['onEdit'];
}

/** A line with errors: what each wrong cell says, why it is refused, which values are possible, and a field for it. */
function WrongLine({ line, errors, checked, onEdit }: WrongLineProps) {
  const { t, format } = useTexts('settings');
  const columnName = useColumnName();
  const errorText = useFieldErrorText();
  const optionsOf = useValueOptions();
  return (
    <Box component="li" sx={row}>
      <Typography variant="note">
        <LineName line={line} checked={checked} />
      </Typography>
      {Object.entries(errors).map(([name, key]) => {
        const column = name as ImportColumn;
        const written = checked?.written[column] ?? '';
        const isChoice = key === 'invalid_choice' && !column.startsWith('country_');
        const possible = isChoice ? optionsOf(column).map(({ label }) => label) : [];
        const why = [
          errorText(key),
          possible.length > 0 && t('memberImport.possible', { values: format.list(possible) }),
        ].filter(Boolean);
        return (
          <Box key={column} sx={{ marginBlock: 1 }}>
            <Typography variant="body2">
              {columnName(column)}: <bdi>{written && `«${written}»`}</bdi> {why.join(' ')}
            </Typography>
            {onEdit && (
              <TextField
                size="small"
                hiddenLabel
                defaultValue={checked?.cells[column] ?? written}
                onChange={({ target }) => onEdit(line, column, target.value)}
                slotProps={{
                  htmlInput: {
                    dir: 'auto',
                    'aria-label': t('memberImport.correct', { line, column: columnName(column) }),
                  },
                }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface DownloadWrongProps {
  wrong: readonly ImportedLine[];
  byLine: ReadonlyMap<number, CheckedLine>;
}

/** Button that saves the wrong lines as a file with a column that says why, which can be corrected and imported. */
function DownloadWrong({ wrong, byLine }: DownloadWrongProps) {
  const { t } = useTexts('settings');
  const columnName = useColumnName();
  const errorText = useFieldErrorText();
  const saving = useDownload('wrong-lines.csv', async () => {
    const cells = wrong.map(({ line }) => byLine.get(line)?.cells ?? {});
    const columns = [...new Set(cells.flatMap((one) => Object.keys(one)))] as ImportColumn[];
    const rows = wrong.map(({ errors }, i) => [
      ...columns.map((column) => cells[i]?.[column] ?? ''),
      Object.entries(errors)
        .map(([name, key]) => `${columnName(name as ImportColumn)}: ${errorText(key)}`)
        .join(' '),
    ]);
    // With the byte order mark spreadsheets read the file as UTF-8.
    return new Blob(['\ufeff', csvOf([[...columns.map(headOf), t('memberImport.why')], ...rows])]);
  });
  return (
    <SecondaryButton size="small" onClick={() => saving.mutate()} sx={{ marginBlock: 1 }}>
      {t('memberImport.saveWrong')}
    </SecondaryButton>
  );
}

const row = {
  paddingBlock: 1,
  borderBlockEnd: 'var(--line)',
  overflowWrap: 'anywhere',
} as const;
