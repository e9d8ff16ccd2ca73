import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import type { UndoNotice } from './use-review.ts';

interface UndoStackProps {
  notices: UndoNotice[];
  onUndo: (notice: UndoNotice) => void;
  onExpire: (notice: UndoNotice) => void;
}

/** The last decisions, each with its own 15 seconds, so that quick ones do not cover each other. */
export function UndoStack({ notices, onUndo, onExpire }: UndoStackProps) {
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
      {notices.map((notice) => (
        <UndoSnack
          key={`${notice.member.id}-${notice.untilMs}`}
          notice={notice}
          onUndo={() => onUndo(notice)}
          onExpire={() => onExpire(notice)}
        />
      ))}
    </Box>
  );
}

interface UndoSnackProps {
  notice: UndoNotice;
  onUndo: () => void;
  onExpire: () => void;
}

function UndoSnack({ notice, onUndo, onExpire }: UndoSnackProps) {
  const { t } = useTranslation('review');
  const errorText = useErrorText();
  const seconds = useSecondsLeft(notice.untilMs);
  const expire = useEffectEvent(onExpire);
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);

  const { first_name: first, last_name: last } = notice.member;
  return (
    <SnackbarContent
      role="presentation"
      message={
        notice.error
          ? errorText(notice.error)
          : t(`undo.${notice.kind}`, { name: `${first} ${last}` })
      }
      action={
        !notice.error && (
          <Button
            size="small"
            onClick={onUndo}
            sx={{ color: 'band.gold', fontVariantNumeric: 'var(--figures)' }}
          >
            {t('undo.submit', { seconds })}
          </Button>
        )
      }
    />
  );
}

const leftUntil = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** Whole seconds until a moment, counting down. */
function useSecondsLeft(untilMs: number): number {
  const [seconds, setSeconds] = useState(() => leftUntil(untilMs));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(leftUntil(untilMs)), 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
