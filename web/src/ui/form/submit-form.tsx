import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';

interface SubmitFormProps {
  children: ReactNode;
  /** Names the form where a page has more than one. */
  label?: string;
  id?: string;
}

/** The `form` of a Formik form: after a failed submit its first invalid control takes the focus. */
export function SubmitForm({ children, label, id }: SubmitFormProps) {
  const { handleSubmit, submitCount, isSubmitting, errors } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    const controls = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    const invalid = [...controls].find((control) => (control.getAttribute('name') ?? '') in errors);
    invalid?.focus();
  }, [isSubmitting, submitCount, errors]);

  return (
    <Box component="form" ref={form} id={id} noValidate aria-label={label} onSubmit={handleSubmit}>
      {children}
    </Box>
  );
}
