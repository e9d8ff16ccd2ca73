import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSection } from './account-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

/** Language, colour scheme and account. */
export function SettingsMenu() {
  const { t, i18n } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  // The style plugin does not turn a popover's origin.
  const horizontal = i18n.dir() === 'rtl' ? 'left' : 'right';
  return (
    <>
      <IconButton
        aria-label={t('nav.settings')}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('nav.settings'),
            sx: {
              inlineSize: 320,
              maxInlineSize: 'calc(100vw - 32px)',
              padding: 2,
              display: 'grid',
              gap: 2,
            },
          },
        }}
      >
        <LanguageChoice />
        <SchemeChoice />
        <Divider />
        <AccountSection onNavigate={close} />
      </Popover>
    </>
  );
}
