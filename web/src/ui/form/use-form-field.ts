import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useField } from 'formik';
import { createContext, type FocusEvent, type ReactNode, useContext, useId } from 'react';
import { useFieldErrorText } from '#api/use-error-text.ts';

/** Error keys by field name. */
export type SaidAtFields = Readonly<Record<string, ErrorKey>>;

interface FormState {
  /** The server's errors for values that have not changed since. */
  serverErrors: SaidAtFields;
  /** Any other failure of the last attempt, shown above the button. */
  failure: ReactNode;
  isSending: boolean;
}

/** The sending state of an `ApiForm` for its parts; in any other form it has these defaults. */
export const FormState = createContext<FormState>({
  serverErrors: {},
  failure: null,
  isSending: false,
});

/** State shared by all Formik-bound controls: value, ids and the translated error once touched. */
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
  // Leaving an empty field does not count as touching it, because the person may only have tabbed through.
  const leave = (event: FocusEvent) => {
    if (value !== '') onBlur(event);
  };
  return { ...frame, value, onChange, onBlur: leave, describedBy: describedBy || undefined };
}

/**
 * Props of a control. Formik renders every field at each key press, so controls are `memo` and only render
 * again if one of these values changes.
 */
export type FormField<V extends string | boolean> = ReturnType<typeof useFormField<V>>;
