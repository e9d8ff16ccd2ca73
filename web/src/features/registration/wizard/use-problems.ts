import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { type FormikContextType, setIn } from 'formik';
import { useState } from 'react';
import type { WizardPage } from '../draft/pages.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { pageOfField } from '../draft/validate-draft.ts';

/**
 * Nests errors in the form that Formik expects: `{ 'legal_consents.terms': x }` becomes `{ legal_consents: {
 * terms: x } }`.
 */
export const nest = (flat: Record<string, unknown>): object =>
  Object.entries(flat).reduce((nested, [path, value]) => setIn(nested, path, value), {});

interface ProblemsOptions {
  form: FormikContextType<RegistrationDraft>;
  page: WizardPage;
  goTo: (page: WizardPage) => void;
  keepServerErrors: (errors: FieldErrors) => void;
}

/**
 * Holds the errors that kept the person from going on. `report` shows the errors at their fields and opens
 * the page of the first error.
 */
export function useProblems({ form, page, goTo, keepServerErrors }: ProblemsOptions) {
  const [problems, setProblems] = useState<FieldErrors>({});

  const report = (errors: FieldErrors, origin: 'form' | 'server' = 'form') => {
    const fields = Object.keys(errors);
    const touched = Object.fromEntries(fields.map((field) => [field, true]));
    if (origin === 'server') keepServerErrors(errors);
    form.setTouched({ ...form.touched, ...nest(touched) }, false);
    form.setErrors(nest(errors));
    setProblems(errors);
    const [first] = fields;
    if (first && pageOfField(first) !== page) goTo(pageOfField(first));
  };

  return { problems, report };
}
