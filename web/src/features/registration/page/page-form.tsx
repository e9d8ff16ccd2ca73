import { memberFieldNames } from '@fanclub/contract/members/field-sets';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { getIn } from 'formik';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useContact } from '#api/club-texts.ts';
import { useFieldLabel as useMemberLabel } from '#member/field-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { firstPage } from '../draft/pages.ts';
import { personFieldOf } from '../draft/person-draft.ts';
import type { PageState } from '../draft/use-page.ts';
import { usePersonName } from '../draft/use-person-name.ts';
import { pageErrors, validateDraft, wizardFields } from '../draft/validate-draft.ts';
import { ActionsBar } from './actions-bar.tsx';
import { PageHeading } from './page-heading.tsx';
import { useDraft, useWizard } from './wizard-context.ts';

interface PageFormProps {
  lead?: ReactNode;
  nextLabel: string;
  busy?: boolean;
  /** The result of the last attempt to send the form, shown above the buttons. */
  outcome?: ReactNode;
  onValid: () => void;
  children: ReactNode;
}

/** Renders a page's heading, error summary, fields and buttons. */
export function PageForm(props: PageFormProps) {
  const { lead, nextLabel, busy = false, outcome, onValid, children } = props;
  const { t } = useTranslation(['common', 'registration']);
  const { values, errors } = useDraft();
  const { application, page, goBack, bill, problems, report } = useWizard();
  const { words, rules } = application;
  const labelOf = useFieldLabel();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Errors that have been corrected since the last attempt are not shown.
  const shown = stillWrong(pageErrors(page, problems), errors);
  const title = words.headings?.[page];
  usePageTitle(
    `${title ?? t(`registration:${page}.title`)} · ${words.title ?? t('titles.register')}`,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the person arrives from another page
  useEffect(() => {
    if (key === 'default') return;
    const { focus } = (state as PageState | null) ?? {};
    if (focus) focusField(focus);
    else heading.current?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only after each failed attempt
  useEffect(() => {
    const [first] = Object.keys(shown);
    if (first) focusField(first);
  }, [problems]);

  const isFree = bill.total === 0;
  const [isStopped, setStopped] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const errors = pageErrors(page, validateDraft(values, rules));
    report(errors);
    const isValid = Object.keys(errors).length === 0;
    setStopped(isValid && isFree);
    if (isValid && !isFree) onValid();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} {...enterGoesOn} sx={formStyle}>
      <PageHeading ref={heading} page={page} title={title} lead={lead} />
      <ErrorSummary errors={shown} labelOf={labelOf} />
      {children}
      {outcome}
      {isStopped && isFree && <NothingToPay />}
      <ActionsBar
        nextLabel={nextLabel}
        busy={busy}
        total={bill.toPay.total}
        rial={bill.toPay.rial}
        onBack={page === firstPage ? undefined : goBack}
      />
      {/* These actions come after the buttons, so that Tab leads from the last field to the Next button. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, paddingBlockEnd: 2 }}>
        <ClearForm />
      </Box>
    </Box>
  );
}

/** Says who goes on where nothing has to be paid, because the form cannot be sent without a payment. */
function NothingToPay() {
  const { t } = useTranslation('registration');
  const { email } = useContact();
  return (
    <Alert severity="info" role="alert">
      {t('nothingToPay', { email: isolateLtr(email) })}
    </Alert>
  );
}

function stillWrong(problems: FieldErrors, errors: object): FieldErrors {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => getIn(errors, field)));
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  // Keeps a focused field from being covered by the bars at the top and bottom of the screen.
  '& :is(input, textarea, select, button, a)': {
    scrollMarginBlockStart: 'calc(84px + var(--summary-block, 0px))',
    scrollMarginBlockEnd: '104px',
  },
} as const;

const isLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  !['checkbox', 'radio', 'file', 'button', 'submit'].includes(target.type);

const isNeeded = (control: HTMLInputElement) =>
  control.required || control.getAttribute('aria-required') === 'true';

function isEmpty(control: HTMLInputElement): boolean {
  if (control.type !== 'radio') return control.value === '';
  const group = control.form?.elements.namedItem(control.name);
  return group instanceof RadioNodeList && group.value === '';
}

/** Returns the next input below a control that is required and still empty. */
function nextEmpty(control: HTMLInputElement): HTMLInputElement | undefined {
  const all = [...(control.form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  return all.slice(all.indexOf(control) + 1).find((other) => isNeeded(other) && isEmpty(other));
}

/**
 * Makes Enter, also on a phone's keyboard, move to the next required field that is empty. If there is none,
 * Enter submits the form.
 */
const enterGoesOn = {
  onKeyDown(event: KeyboardEvent) {
    // An open autocomplete list and an input method (IME) handle Enter themselves.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const next = isLine(event.target) ? nextEmpty(event.target) : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  },
  /** Sets the label of the Enter key on a phone's keyboard to what it will do. */
  onFocus({ target }: FocusEvent) {
    if (isLine(target)) target.enterKeyHint = nextEmpty(target) ? 'next' : 'go';
  },
};

function ClearForm() {
  const { t } = useTranslation('registration');
  const { clearForm } = useWizard();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ color: 'text.secondary', marginInlineStart: -1.5 }}
      >
        {t('clear.button')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          clearForm();
        }}
      >
        <DialogContentText>{t('clear.text')}</DialogContentText>
      </ConfirmDialog>
    </>
  );
}

/** Fields that have another label in the wizard than in the rest of the app. */
const ownWords = ['pack_type', 'juventus_card'];

/**
 * Returns a function that returns the label of a form path. The label of a field about a person of the family
 * includes that person's name.
 */
function useFieldLabel() {
  const { t } = useTranslation('registration');
  const memberLabel = useMemberLabel();
  const nameOf = usePersonName();
  const { people } = useDraft().values;
  const labelOf = (name: string): string => {
    const person = personFieldOf(name);
    if (person) {
      const who = nameOf(people[person.index], person.index);
      // The wizard's special labels address the person who fills in the form, so they are not used for others.
      const field = memberFieldNames.find((each) => each === person.field);
      const label = field ? memberLabel(field) : labelOf(person.field);
      return t('people.field', { field: label, who: `\u2068${who}\u2069` });
    }
    const member = memberFieldNames.find((each) => each === name);
    if (member && !ownWords.includes(name)) return memberLabel(member);
    return t(`fields.${wizardFields.includes(name) ? name : 'other'}` as 'fields.other');
  };
  return labelOf;
}
