import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { getIn, useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { discardDraft, loadDraft, saveDraft } from '../draft/draft-store.ts';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';
import { nest } from '../validation/nest.ts';
import { validateDraft } from '../validation/validate-draft.ts';

/** The form of all steps: starts from the kept draft and keeps every change. */
export function useWizardForm() {
  const [restored] = useState(() => loadDraft());
  const [initialValues] = useState(() => restored?.draft ?? emptyDraft());
  const refused = useRef<{ errors: FieldErrors; values: RegistrationDraft } | null>(null);

  // What the server refused stays refused until that field changes.
  const refusals = (values: RegistrationDraft): FieldErrors => {
    const { current } = refused;
    if (!current) return {};
    const same = (field: string) => getIn(values, field) === getIn(current.values, field);
    return Object.fromEntries(Object.entries(current.errors).filter(([field]) => same(field)));
  };

  const form = useFormik<RegistrationDraft>({
    initialValues,
    validate: (values) => nest({ ...refusals(values), ...validateDraft(values) }),
    onSubmit: () => undefined,
  });

  const { values } = form;
  const unchanged = useRef(values);
  useEffect(() => {
    if (values !== unchanged.current) saveDraft(values);
  }, [values]);

  return {
    form,
    restored,
    refuse(errors: FieldErrors) {
      refused.current = { errors, values: form.values };
    },
    reset() {
      const fresh = emptyDraft();
      unchanged.current = fresh;
      refused.current = null;
      form.resetForm({ values: fresh });
      discardDraft();
    },
  };
}
