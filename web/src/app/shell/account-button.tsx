import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAdminCheck } from '#session/use-admin-check.ts';
import { useSession } from '#session/use-session.ts';
import { paths } from '../paths.ts';

/** Profile for members, Admin panel for admins once the server has said so; nothing for visitors. */
export function AccountButton() {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { isAdmin, isChecking } = useAdminCheck();
  if (!isSignedIn || isChecking) return null;
  return (
    <Button
      component={RouterLink}
      to={isAdmin ? paths.admin.build() : paths.ownProfile.build()}
      color="inherit"
      variant="outlined"
      size="small"
      sx={{ borderColor: 'band.line', display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {t(isAdmin ? 'nav.admin' : 'nav.profile')}
    </Button>
  );
}
