import { useField } from 'formik';
import { useContext, useId } from 'react';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { FormState } from './form-state.ts';

/** What every Formik-bound control shares: value, ids and the translated error, once touched. */
export function useFormField<V extends string | boolean>(name: string, hasHelp: boolean) {
  const [field, meta] = useField<V>(name);
  const { serverErrors } = useContext(FormState);
  const id = useId();
  const fieldErrorText = useFieldErrorText();
  const error = meta.touched ? fieldErrorText(meta.error ?? serverErrors[name]) : '';
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [hasHelp && helpId, error && errorId].filter(Boolean).join(' ');
  return { field, id, helpId, errorId, error, describedBy: describedBy || undefined };
}
