import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import type { Undoable } from './use-undoables.ts';

/**
 * The notices of the last decisions. As long as a decision can be undone, its notice has a countdown and an undo
 * button.
 */
export function UndoStack({ undoables }: { undoables: Undoable[] }) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetBlockEnd: { xs: 'calc(96px + var(--consent-inset, 0px))', lg: 24 },
        insetInlineStart: { xs: 16, lg: 24 },
        insetInlineEnd: { xs: 16, sm: 'auto' },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
      }}
    >
      {undoables.map((undoable) => (
        <UndoSnack key={undoable.id} {...undoable} />
      ))}
    </Box>
  );
}

function UndoSnack({ text, error, untilMs, undo, expire }: Undoable) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const seconds = useSecondsLeft(untilMs);
  const onExpire = useEffectEvent(expire);
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) onExpire();
  }, [isOver]);

  return (
    <SnackbarContent
      role="presentation"
      message={error ? errorText(error) : text}
      action={
        undo && (
          <Button
            size="small"
            onClick={undo}
            sx={{ color: 'band.accent', fontVariantNumeric: 'var(--figures)' }}
          >
            {t('undo.submit', { seconds })}
          </Button>
        )
      }
    />
  );
}

const leftUntil = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** Returns the whole seconds left until a time, and renders again as they decrease. */
function useSecondsLeft(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => leftUntil(untilMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftUntil(untilMs)), 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
