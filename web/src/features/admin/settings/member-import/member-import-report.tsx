import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';
import { cellsOf, type ImportedLine, type Mapping, type MemberFile } from './member-file.ts';
import { useColumnName } from './use-column-name.ts';

interface MemberImportReportProps {
  report: { made: boolean; lines: readonly ImportedLine[] };
  file: MemberFile;
  mapping: Mapping;
}

/** Says how many lines are new, exist already or have errors, and lists the lines with errors and the reasons. */
export function MemberImportReport({
  report: { made, lines },
  file,
  mapping,
}: MemberImportReportProps) {
  const { t } = useTranslation('settings');
  const columnName = useColumnName();
  const errorText = useFieldErrorText();
  const count = (state: ImportedLine['state']) =>
    lines.filter((line) => line.state === state).length;
  const place = useRef<HTMLDivElement>(null);
  // The report scrolls into view, because the column fields below it may fill the dialog. `void` drops the promise that
  // scrolling returns in newer browsers, because an effect must not return one.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  const wrong = lines.filter(({ state }) => state === 'wrong');
  const alike = lines.filter(({ similar_to = [] }) => similar_to.length > 0);
  const records = new Map(file.records.map(({ line, cells }) => [line, cellsOf(cells, mapping)]));
  return (
    <>
      <Alert
        ref={place}
        severity={wrong.length > 0 ? 'warning' : 'success'}
        role="status"
        sx={{ marginBlockStart: 2 }}
      >
        {t(made ? 'memberImport.made' : 'memberImport.found', {
          fresh: count('new'),
          there: count('there'),
          wrong: wrong.length,
        })}
      </Alert>
      {wrong.length > 0 && (
        <Box component="ol" aria-label={t('memberImport.wrong')} sx={bareList}>
          {wrong.map(({ line, errors }) => (
            <Box component="li" key={line} sx={row}>
              <Typography variant="note">
                {t('memberImport.line', { line })} · <bdi>{records.get(line)?.email}</bdi>
              </Typography>
              {Object.entries(errors).map(([column, key]) => (
                <Typography key={column} variant="body2">
                  {columnName(column as ImportColumn)}: {errorText(key)}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
      )}
      {alike.length > 0 && (
        <Box component="ul" aria-label={t('memberImport.alike')} sx={bareList}>
          <Typography component="li" sx={row}>
            {t('memberImport.alike')}
          </Typography>
          {alike.map(({ line, similar_to = [] }) => (
            <Typography component="li" variant="note" key={line} sx={row}>
              {t('memberImport.line', { line })} · <Ltr>{similar_to.join(', ')}</Ltr>
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}

const row = {
  paddingBlock: 1,
  borderBlockEnd: 'var(--line)',
  overflowWrap: 'anywhere',
} as const;
