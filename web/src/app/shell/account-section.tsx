import LoginIcon from '@mui/icons-material/Login';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { logOut } from '#session/log-out.ts';
import { useSession } from '#session/use-session.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** The signed-in person's e-mail, a link to the profile or the panel, and the button to log in or out. */
export function AccountSection({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useTranslation();
  const { user, isSignedIn } = useSession();
  const { isAdmin, isChecking } = useAdminCheck();

  if (!isSignedIn) {
    return (
      <SecondaryButton
        component={PageLink}
        to={paths.login.build()}
        startIcon={<DirectionalIcon icon={LoginIcon} />}
        onClick={onNavigate}
      >
        {t('actions.login')}
      </SecondaryButton>
    );
  }
  return (
    <Box component="section" aria-label={t('nav.account')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        {t('nav.account')}
      </Typography>
      <Typography variant="note">
        <Ltr>{user?.email}</Ltr>
      </Typography>
      <SecondaryButton
        component={PageLink}
        to={isAdmin ? paths.admin.build() : paths.ownProfile.build()}
        disabled={isChecking}
        onClick={onNavigate}
      >
        {t(isAdmin ? 'nav.admin' : 'nav.profile')}
      </SecondaryButton>
      <Button
        color="secondary"
        startIcon={<DirectionalIcon icon={LogoutIcon} />}
        onClick={() => {
          onNavigate();
          logOut();
        }}
      >
        {t('actions.logout')}
      </Button>
    </Box>
  );
}
