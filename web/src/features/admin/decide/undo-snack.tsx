import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useLatest } from '../use-latest.ts';
import type { UndoNotice } from './use-review.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface UndoSnackProps {
  notice: UndoNotice;
  onUndo: () => void;
  onExpire: () => void;
}

export function UndoSnack({ notice, onUndo, onExpire }: UndoSnackProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const seconds = useSecondsLeft(notice.untilMs);
  const expire = useLatest(onExpire);
  const isOver = seconds <= 0;

  useEffect(() => {
    if (isOver) expire.current();
  }, [isOver, expire]);

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
            sx={{ color: 'band.gold', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('undo.submit', { seconds })}
          </Button>
        )
      }
    />
  );
}
