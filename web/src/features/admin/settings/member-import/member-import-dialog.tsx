import { clubToday } from '@fanclub/contract/club/club-day';
import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { checkLines } from '@fanclub/contract/read-file/members/check-lines';
import type { Cells } from '@fanclub/contract/read-file/members/read-line';
import {
  type MemberAnswers,
  understandMembers,
} from '@fanclub/contract/read-file/members/understand';
import { shapeOf } from '@fanclub/contract/read-file/table';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { FileButton } from '#admin-kit/bring-file/file-button.tsx';
import { FileQuestions, LazyAnonymousCopy } from '#admin-kit/bring-file/file-questions.tsx';
import { type BroughtFile, useBringFile } from '#admin-kit/bring-file/use-bring-file.ts';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { randomId } from '#store/random-id.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { useSettings } from '../use-settings.ts';
import { MemberColumns } from './member-columns.tsx';
import { MemberImportReport } from './member-import-report.tsx';
import { MemberQuestions } from './member-questions.tsx';
import { useMemberImport } from './use-member-import.ts';
import { type Shape, useShapes } from './use-shapes.ts';

/** What an admin has chosen about the lines of a file. */
interface Choices {
  answers: MemberAnswers;
  /** Corrected cells, by the number of their line. */
  edits: Readonly<Record<number, Cells>>;
  /** Lines about another person than a member of the same name and birth date. */
  others: ReadonlySet<number>;
  withoutMailbox: boolean;
  confirmsNumbers: boolean;
}

const nothingChosen: Choices = {
  answers: {},
  edits: {},
  others: new Set(),
  withoutMailbox: false,
  confirmsNumbers: false,
};

/**
 * Dialog to import a club's existing members from a file. It shows what was understood of the file, and asks what it
 * cannot know. At the first press of the button the server checks each line; wrong cells are corrected in the report. A
 * second press creates a member from each line without errors. Each change of a choice needs another check.
 */
export default function MemberImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(['settings', 'common']);
  const season = useSettings().data?.values.season ?? '';
  const [file, setFile] = useState<(BroughtFile & { id: string }) | null>(null);
  const [choices, setChoices] = useState(nothingChosen);
  const [invite, setInvite] = useState(false);
  // The report stays on screen while its cells are corrected, but its lines have to be checked again.
  const [checkedEdits, setCheckedEdits] = useState(nothingChosen.edits);
  const { mutate, data: report, isPending, error, reset, done } = useMemberImport();
  const errorText = useFieldErrorText();
  const { shapes, forget } = useShapes();
  const [remembered, setRemembered] = useState<Shape | null>(null);
  const bringing = useBringFile((brought) => {
    const { headings } = understandMembers(brought.sheet, {}, clubToday());
    const known = shapes.find((shape) => shape.headings === shapeOf(headings)) ?? null;
    setRemembered(known);
    setFile({ ...brought, id: randomId() });
    setChoices({ ...nothingChosen, answers: known?.answers ?? {} });
  });
  const choose = (chosen: File) => {
    reset();
    setFile(null);
    bringing.choose(chosen);
  };
  const change = (changed: Partial<Choices>) => {
    reset();
    setChoices({ ...choices, ...changed });
  };
  const answer = (answers: MemberAnswers) =>
    change({ answers: { ...choices.answers, ...answers } });
  const edit = (line: number, column: ImportColumn, cell: string) =>
    setChoices({
      ...choices,
      edits: { ...choices.edits, [line]: { ...choices.edits[line], [column]: cell } },
    });

  const { answers, edits, withoutMailbox, confirmsNumbers } = choices;
  const today = clubToday();
  const understood = useMemo(
    () => (file ? understandMembers(file.sheet, answers, today) : null),
    [file, answers, today],
  );
  const lines = useMemo(
    () =>
      checkLines(
        (understood?.lines ?? []).map((one) => ({
          ...one,
          cells: { ...one.cells, ...edits[one.line] },
        })),
        { today, season, withoutMailbox },
      ),
    [understood, edits, today, season, withoutMailbox],
  );
  const count =
    report?.lines.filter(({ state }) => state === 'new' || state === 'season').length ?? 0;
  const errors = report?.lines.flatMap((line) => Object.values(line.errors)) ?? [];
  const jumps = errors.filter((key) => key === 'number_jumps').length;
  const isMade = report?.made ?? false;
  const canMake = count > 0 && !isMade && edits === checkedEdits;
  const isAsked = (understood?.questions.length ?? 0) > 0;
  const send = (make: boolean) => {
    setCheckedEdits(edits);
    if (!file || !understood) return;
    const shape = { headings: shapeOf(understood.headings), answers: JSON.stringify(answers) };
    mutate({ file: { id: file.id, name: file.name }, shape, lines, make, invite, ...choices });
  };
  const ticks = (
    <>
      {(errors.includes('email_of_another') || withoutMailbox) && (
        <Tick
          label={t('memberImport.withoutMailbox')}
          checked={withoutMailbox}
          onChange={(checked) => change({ withoutMailbox: checked })}
        />
      )}
      {jumps > 0 && <Typography variant="body2">{errorText('number_jumps')}</Typography>}
      {(jumps > 0 || confirmsNumbers) && (
        <Tick
          label={t('memberImport.numbersRight')}
          checked={confirmsNumbers}
          onChange={(checked) => change({ confirmsNumbers: checked })}
        />
      )}
    </>
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
              disabled={isAsked || lines.length === 0}
              loading={isPending}
              onClick={() => send(canMake)}
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
      {file && lines.length === 0 && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {t('memberImport.unread')}
        </Alert>
      )}
      {report && (
        <MemberImportReport
          report={report}
          lines={lines}
          others={choices.others}
          onEdit={isMade ? undefined : edit}
          onOther={(line, isOther) => change({ others: toggled(choices.others, line, isOther) })}
        >
          {!isMade && ticks}
        </MemberImportReport>
      )}
      {file && understood && !isMade && (
        <>
          {!report && ticks}
          {remembered && (
            <Alert
              severity="info"
              sx={{ marginBlockStart: 2 }}
              action={
                <Button
                  size="small"
                  onClick={() => {
                    forget(remembered.id);
                    setRemembered(null);
                    change({ answers: {} });
                  }}
                >
                  {t('memberImport.forget')}
                </Button>
              }
            >
              {t('memberImport.remembered')}
            </Alert>
          )}
          <MemberQuestions understood={understood} answers={answers} onAnswer={answer} />
          <MemberColumns understood={understood} onMap={(columns) => answer({ columns })} />
          <Tick label={t('memberImport.invite')} checked={invite} onChange={setInvite} />
          <LazyAnonymousCopy sheet={file.sheet} headings={understood.headingsAt} />
        </>
      )}
      {isPending && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / Math.max(lines.length, 1)}
          aria-label={t('memberImport.progress')}
        />
      )}
      <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
    </TitledDialog>
  );
}

function toggled(lines: ReadonlySet<number>, line: number, isIn: boolean): ReadonlySet<number> {
  const others = new Set(lines);
  if (isIn) others.add(line);
  else others.delete(line);
  return others;
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_, isChecked) => onChange(isChecked)} />}
      label={label}
      sx={{ display: 'flex', marginBlock: 1 }}
    />
  );
}
