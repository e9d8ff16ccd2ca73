import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { type FormEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { FormState } from './use-form-field.ts';

export interface FormElementProps {
  /** Accessible name of the form, needed if a page has more than one. */
  'aria-label'?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** The `form` element of a Formik form. After a failed attempt the first invalid control gets the focus. */
export function FormElement(props: FormElementProps) {
  const { handleSubmit, submitCount, isSubmitting, errors } = useFormikContext();
  const { serverErrors } = useContext(FormState);
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const wrong = { ...errors, ...serverErrors };
    const controls = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    const invalid = [...controls].find((control) => (control.getAttribute('name') ?? '') in wrong);
    invalid?.focus();
  }, [isSubmitting, submitCount, errors, serverErrors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press of Enter can arrive before the button is disabled.
    if (!isSubmitting) handleSubmit(event);
  };
  return <Box {...props} component="form" ref={form} noValidate onSubmit={submit} />;
}
