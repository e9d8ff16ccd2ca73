import { type LineList, lineLists } from '@fanclub/contract/statements/lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { lastYear } from '#admin-kit/months.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { BringFile } from './bring-file.tsx';
import { Files } from './files.tsx';
import { LineRow } from './line-row.tsx';
import { Sums } from './sums.tsx';
import { useChoices } from './use-choices.ts';
import { useConfirmMany, useLines, useSums } from './use-lines.ts';
import { useStatementFile } from './use-statement-file.ts';

/** The view of bank statements: the import of files, and the assignment of their transfers to members. */
export default function Statements() {
  const file = useStatementFile();
  return (
    <>
      <BringFile {...file} />
      {file.opened.state !== 'read' && (
        <>
          <Sums />
          <Lines />
          <Files />
        </>
      )}
    </>
  );
}

/** The transfers of all imported statements: those that wait, incoming ones by state, and outgoing ones. */
function Lines() {
  const { t } = useTranslation('statements');
  const [state, setState] = useState<LineList>('open');
  const { lines, ...list } = useLines(state);
  const ownKinds = useSums(lastYear(useLanguage())).data?.own_kinds ?? [];
  const { choiceOf, certainAmong } = useChoices();
  const confirming = useConfirmMany();
  const [recorded, setRecorded] = useState('');
  const certain = state === 'open' ? certainAmong(lines) : [];
  return (
    <>
      <Box sx={{ marginBlockStart: 4 }}>
        <FilterChips
          label={t('states.label')}
          values={lineLists}
          chosen={state}
          textOf={(each) => t(`states.${each}`)}
          onChoose={setState}
        />
      </Box>
      {confirming.data && <ConfirmedMany result={confirming.data} />}
      <ErrorAlert error={confirming.error} sx={{ marginBlockStart: 2 }} />
      <PagedList
        label={t('list.label')}
        rows={lines}
        list={list}
        empty={{ title: t(`list.empty.${state}`), text: t('list.emptyText') }}
        renderRow={(listed) => (
          <LineRow
            key={listed.line.id}
            listed={listed}
            choice={choiceOf(listed)}
            ownKinds={ownKinds}
            onRecorded={setRecorded}
          />
        )}
      />
      <Snackbar
        key={recorded}
        open={recorded !== ''}
        autoHideDuration={6000}
        onClose={() => setRecorded('')}
        message={recorded}
        // Above the bar that confirms all certain transfers.
        sx={{ insetBlockEnd: { xs: 'calc(76px + var(--consent-inset, 0px))' } }}
      />
      {certain.length > 0 && (
        <Box sx={bar}>
          <Button
            variant="contained"
            loading={confirming.isPending}
            onClick={() => confirming.mutate(certain)}
          >
            {t('actions.all', { count: certain.length })}
          </Button>
        </Box>
      )}
    </>
  );
}

/**
 * Says how many transfers were confirmed at once. It scrolls into view, because the button is at the end of the window
 * and the message above the list.
 */
function ConfirmedMany({ result }: { result: { done: number; left: number } }) {
  const { t } = useTranslation('statements');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new result only
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [result]);
  return (
    <Alert
      ref={place}
      severity={result.left > 0 ? 'warning' : 'success'}
      role="status"
      // Keeps the message clear of the top bar.
      sx={{ marginBlockStart: 2, scrollMarginBlockStart: 76 }}
    >
      {t('actions.allDone', result)}{' '}
      {result.left > 0 && t('actions.allLeft', { count: result.left })}
    </Alert>
  );
}

const bar = {
  position: 'sticky',
  insetBlockEnd: 'var(--consent-inset, 0px)',
  zIndex: 2,
  paddingBlock: 1.25,
  borderBlockStart: 'var(--line)',
  backgroundColor: 'background.default',
} as const;
