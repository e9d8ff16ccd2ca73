import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';

/** Profile for members, Admin panel for admins once the server has said so, the login for visitors. */
export function AccountButton() {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { isAdmin, isChecking } = useAdminCheck();
  const { to, label } = destination(isSignedIn, isAdmin);
  if (isChecking) return null;
  return (
    <Button
      component={RouterLink}
      to={to}
      color="inherit"
      variant="outlined"
      size="small"
      sx={{ borderColor: 'band.line', display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t(label)}
    </Button>
  );
}

function destination(isSignedIn: boolean, isAdmin: boolean) {
  if (!isSignedIn) return { to: paths.login.build(), label: 'actions.login' } as const;
  if (isAdmin) return { to: paths.admin.build(), label: 'nav.admin' } as const;
  return { to: paths.ownProfile.build(), label: 'nav.profile' } as const;
}
