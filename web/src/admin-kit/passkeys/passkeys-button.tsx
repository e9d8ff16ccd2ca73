import KeyIcon from '@mui/icons-material/KeyOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps } from '@mui/material/styles';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import { WhenOpened } from '#ui/when-opened.tsx';

const OwnPasskeys = lazy(() => loadChunk(() => import('./own-passkeys.tsx')));

/** Button in the panel's navigation that opens the dialog with the admin's own passkeys. */
export function PasskeysButton({ sx }: { sx: SxProps }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} sx={sx}>
        <KeyIcon fontSize="small" aria-hidden />
        {t('passkeys.open')}
      </ButtonBase>
      <WhenOpened open={isOpen}>
        <OwnPasskeys open={isOpen} onClose={() => setOpen(false)} />
      </WhenOpened>
    </>
  );
}
