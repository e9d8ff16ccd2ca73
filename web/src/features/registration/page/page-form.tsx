import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import Box from '@mui/material/Box';
import { getIn, useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { firstPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { PageState } from '../draft/use-page.ts';
import { pageErrors, validateDraft } from '../draft/validate-draft.ts';
import { ActionsBar } from './actions-bar.tsx';
import { ClearForm } from './clear-form.tsx';
import { enterGoesOn } from './enter-key.ts';
import { PageHeading } from './page-heading.tsx';
import { TransferDraft } from './transfer-draft.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useWizard } from './wizard-context.ts';

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
  const { values, errors } = useFormikContext<RegistrationDraft>();
  const { application, page, goBack, bill, problems, report } = useWizard();
  const { member, words, rules } = application;
  const labelOf = useFieldLabel();
  const { key, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Errors that have been corrected since the last attempt are not shown.
  const shown = stillWrong(pageErrors(page, problems), errors);
  const title = words.headings?.[page];
  usePageTitle(
    `${title ?? t(`registration:${page}.title`)} · ${words.title ?? t('titles.register')}`,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, but not on a page just loaded
  useEffect(() => {
    if (key === 'default') return;
    const { focus } = (state as PageState | null) ?? {};
    if (focus) focusField(focus);
    else heading.current?.focus({ preventScroll: true });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt, and only that
  useEffect(() => {
    const [first] = Object.keys(shown);
    if (first) focusField(first);
  }, [problems]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const errors = pageErrors(page, validateDraft(values, rules));
    report(errors);
    if (Object.keys(errors).length === 0) onValid();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} {...enterGoesOn} sx={formStyle}>
      <PageHeading ref={heading} page={page} title={title} lead={lead} />
      <ErrorSummary errors={shown} labelOf={labelOf} />
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <ClearForm />
        {!member && <TransferDraft />}
      </Box>
      {outcome}
      <ActionsBar
        nextLabel={nextLabel}
        busy={busy}
        total={bill.total}
        rial={bill.rial}
        onBack={page === firstPage ? undefined : goBack}
      />
    </Box>
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
