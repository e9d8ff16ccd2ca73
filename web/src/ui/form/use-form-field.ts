import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useField } from 'formik';
import { createContext, type FocusEvent, type ReactNode, useContext, useId } from 'react';
import { useFieldErrorText } from '#api/use-error-text.ts';

/** By field, the key of the sentence that stands there. */
export type SaidAtFields = Readonly<Record<string, ErrorKey>>;

interface FormState {
  /** What the server found wrong with a value that still stands in its field. */
  serverErrors: SaidAtFields;
  /** What else came of the last attempt, to be shown above the button. */
  failure: ReactNode;
  isSending: boolean;
}

/** What the parts of an `ApiForm` know of its sending; a field in another form finds it empty. */
export const FormState = createContext<FormState>({
  serverErrors: {},
  failure: null,
  isSending: false,
});

/** What every Formik-bound control shares: value, ids and the translated error, once touched. */
export function useFormField<V extends string | boolean>(name: string, hasHelp: boolean) {
  const [{ value, onChange, onBlur }, meta] = useField<V>(name);
  const { serverErrors } = useContext(FormState);
  const id = useId();
  const fieldErrorText = useFieldErrorText();
  const error = meta.touched ? fieldErrorText(meta.error ?? serverErrors[name], name) : '';
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [hasHelp && helpId, error && errorId].filter(Boolean).join(' ');
  const frame = { id, helpId, errorId, error };
  // Whoever passes through a field and writes nothing has done nothing wrong yet.
  const leave = (event: FocusEvent) => {
    if (value !== '') onBlur(event);
  };
  return { ...frame, value, onChange, onBlur: leave, describedBy: describedBy || undefined };
}

/**
 * What a control is drawn from. Formik tells every field of each key that is typed in one of them:
 * controls are `memo`, so that only those are drawn again of which something changed.
 */
export type FormField<V extends string | boolean> = ReturnType<typeof useFormField<V>>;
