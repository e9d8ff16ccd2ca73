import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Row } from '#ui/row.tsx';

interface ProfileActionsProps {
  /** The button for the password. */
  children: ReactNode;
  /** Absent in the built first screen, whose presses the app repeats. */
  onLogOut?: () => void;
}

/** The buttons beside the heading of a member's own profile. */
export function ProfileActions({ children, onLogOut }: ProfileActionsProps) {
  const { t } = useTranslation();
  return (
    <Row sx={{ gap: 1 }}>
      {children}
      <Button
        color="secondary"
        startIcon={<DirectionalIcon icon={LogoutIcon} />}
        onClick={onLogOut}
      >
        {t('actions.logout')}
      </Button>
    </Row>
  );
}
