import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  /** Error keys by field name, in the order of the form. */
  errors: Record<string, string>;
  /** The visible label of a field. */
  labelOf: (name: string) => string;
  /** Takes the focus when it appears; not where the first field does. */
  takesFocus?: boolean;
}

/** What was left out is asked for by its own name; two boxes share the sentence about terms and privacy. */
const namesItsField = (key: string | undefined) =>
  key?.endsWith('_required') && key !== 'terms_privacy_required';

/** Above a form after a failed submit: every problem, each a link to its field. */
export function ErrorSummary({ errors, labelOf, takesFocus = false }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const isShown = names.length > 0;

  useEffect(() => {
    if (isShown && takesFocus) box.current?.focus();
  }, [isShown, takesFocus]);

  if (!isShown) return null;
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('form.summaryTitle', { count: names.length })}</AlertTitle>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {names.map((name) => {
          const sentence = fieldErrorText(errors[name], name);
          const saysAll = namesItsField(errors[name]);
          return (
            <li key={name}>
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => focusField(name)}
              >
                {saysAll ? sentence : labelOf(name)}
              </Link>
              {!saysAll && `: ${sentence}`}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
