import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#api/public-settings.ts';
import { paths } from '#config/paths.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { PageLink } from '#ui/page-link.tsx';

/** The one gold button: to the registration, or to the login once registration has ended for good. */
export function JoinButton() {
  const { t } = useTranslation();
  const { settings } = usePublicSettings();
  const isClosed = Boolean(settings?.enforce_deadline && settings.deadline_passed);
  return (
    <Button
      component={PageLink}
      to={isClosed ? paths.login.build() : paths.register.build()}
      variant="contained"
      size="large"
      endIcon={<DirectionalIcon icon={ArrowForwardIcon} />}
    >
      {t(isClosed ? 'actions.login' : 'actions.register')}
    </Button>
  );
}
