import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const FirstPasswordDialog = lazyDialog(() => import('./first-password-dialog.tsx'));

interface FirstPasswordProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Called after the password is set and the person has closed the confirmation. */
  onDone: () => void;
}

/** The button and dialog with which a member without a password sets one. */
export function FirstPassword({ onDone, ...button }: FirstPasswordProps) {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SecondaryButton {...button} onClick={() => setOpen(true)}>
        {t('firstPassword.open')}
      </SecondaryButton>
      <FirstPasswordDialog open={isOpen} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  );
}
