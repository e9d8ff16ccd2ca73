import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { createContext, type ReactNode } from 'react';

interface FormState {
  /** What the server found wrong with a value that still stands in its field. */
  serverErrors: FieldErrors;
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
