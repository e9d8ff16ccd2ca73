import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { AccountSection } from './account-section.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

interface SettingsPanelProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function SettingsPanel({ open, anchor, onClose }: SettingsPanelProps) {
  const { t, i18n } = useTranslation();
  // The style plugin does not turn a popover's origin.
  const horizontal = i18n.dir() === 'rtl' ? 'left' : 'right';
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
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
      <AccountSection onNavigate={onClose} />
    </Popover>
  );
}
