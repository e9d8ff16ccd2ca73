import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { topBarHeight } from '../top-bar-height.ts';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  /** Error codes by field name, in the order of the form. */
  errors: Record<string, string>;
  labelOf: (name: string) => string;
}

/** True if the error's sentence names the field. */
const namesItsField = (key: string | undefined) => key?.endsWith('_required');

/**
 * A list of all errors above a form after a failed attempt, each with a link to its field. It stays on screen
 * while there are errors. On a narrow screen several errors are folded into one line that can be opened.
 */
export function ErrorSummary({ errors, labelOf }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const isFolded = useIsNarrow() && names.length > 1;
  const [isOpen, setOpen] = useState(false);

  // Stores the summary's height in a CSS variable, so that the summary does not cover a field that gets the
  // focus.
  useLayoutEffect(() => {
    const form = box.current?.parentElement;
    if (!form) return;
    const height = names.length > 0 ? (box.current?.offsetHeight ?? 0) : 0;
    form.style.setProperty('--summary-block', `${height}px`);
    return () => {
      form.style.removeProperty('--summary-block');
    };
  }, [names.length]);

  if (names.length === 0) return null;
  const title = t('form.summaryTitle', { count: names.length });
  return (
    <Alert severity="error" ref={box} sx={staysInView}>
      {isFolded ? (
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          sx={foldStyle}
        >
          {title}
          <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      ) : (
        <AlertTitle>{title}</AlertTitle>
      )}
      <Box
        component="ul"
        id={listId}
        hidden={isFolded && !isOpen}
        sx={{ margin: 0, paddingInlineStart: 2.5 }}
      >
        {names.map((name) => {
          const sentence = fieldErrorText(errors[name], name);
          // In a form with several people the label says whose field it is, so the sentence alone is not
          // enough.
          const saysAll = namesItsField(errors[name]) && !name.includes('].');
          return (
            <li key={name}>
              <Link
                component="button"
                type="button"
                color="inherit"
                sx={{ textAlign: 'start', verticalAlign: 'top' }}
                onClick={() => {
                  setOpen(false);
                  focusField(name);
                }}
              >
                {saysAll ? sentence : `${labelOf(name)}: ${sentence}`}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

const staysInView = {
  position: 'sticky',
  // The summary sticks below the top bar and covers only a part of the screen.
  insetBlockStart: topBarHeight,
  zIndex: 2,
  maxBlockSize: '40vh',
  overflow: 'auto',
  marginBlockEnd: { lg: 3 },
} as const;

const foldStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  inlineSize: '100%',
  gap: 1,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
} as const;
