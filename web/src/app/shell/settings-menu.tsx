import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import { WhenOpened } from './when-opened.tsx';

const SettingsPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./settings-panel.tsx'))).SettingsPanel,
}));

/** Language, colour scheme and account. */
export function SettingsMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = Boolean(anchor);
  return (
    <>
      <IconButton
        aria-label={t('nav.settings')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <WhenOpened open={isOpen}>
        <SettingsPanel open={isOpen} anchor={anchor} onClose={() => setAnchor(null)} />
      </WhenOpened>
    </>
  );
}
