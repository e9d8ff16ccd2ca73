import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { useField } from 'formik';
import { createContext, type FocusEvent, type ReactNode, useContext, useId } from 'react';
import { useFieldErrorText } from '#api/use-error-text.ts';

/** Error codes by field name. */
export type SaidAtFields = Readonly<Record<string, ErrorKey>>;

interface FormState {
  /** The server's errors at fields whose values have not changed since the form was sent. */
  serverErrors: SaidAtFields;
  /** Any other error of the last attempt, shown above the button. */
  failure: ReactNode;
  isSending: boolean;
  /** Takes back what the form says about the last attempt. */
  dismiss: () => void;
}

/** What an `ApiForm` tells its fields and buttons about sending. In any other form these defaults apply. */
export const FormState = createContext<FormState>({
  serverErrors: {},
  failure: null,
  isSending: false,
  dismiss: () => {},
});

/** Returns what every field needs: value, handlers, ids, and the error's sentence once the field was touched. */
export function useFormField<V extends string | boolean>(name: string, hasHelp: boolean) {
  const [{ value, onChange, onBlur }, meta] = useField<V>(name);
  const { serverErrors } = useContext(FormState);
  const id = useId();
  const fieldErrorText = useFieldErrorText();
  const error = meta.touched ? fieldErrorText(meta.error ?? serverErrors[name], name, value) : '';
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [hasHelp && helpId, error && errorId].filter(Boolean).join(' ');
  const frame = { id, helpId, errorId, error };
  // Leaving an empty field does not count as touching it, because the person may just pass it with Tab.
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
