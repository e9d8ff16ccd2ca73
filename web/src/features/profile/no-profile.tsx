import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLogout } from '#session/use-logout.ts';
import { useSession } from '#session/use-session.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLayout } from '#ui/page-layout.tsx';

/** For accounts that are no membership: admins, and the one that skips profile lookups. */
export function NoProfile() {
  const { t } = useTranslation(['profile', 'common']);
  const { user } = useSession();
  const logout = useLogout();
  return (
    <PageLayout
      lead={
        <>
          {t('noProfile.text')} <Ltr>{user?.email}</Ltr>
        </>
      }
      width="text"
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {user?.is_admin && (
          <Button component={RouterLink} to={paths.admin.build()} variant="contained">
            {t('common:nav.admin')}
          </Button>
        )}
        <Button variant="outlined" color="secondary" onClick={logout}>
          {t('common:actions.logout')}
        </Button>
      </Stack>
    </PageLayout>
  );
}
