import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#session/use-logout.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { ChangePassword } from './change-password.tsx';
import type { Profile } from './profile-query.ts';

export function HeaderActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'common']);
  const logout = useLogout();
  const [isChanging, setChanging] = useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {profile.password_hash && (
        <Button variant="outlined" color="secondary" onClick={() => setChanging(true)}>
          {t('password.open')}
        </Button>
      )}
      <Button color="secondary" startIcon={<DirectionalIcon icon={LogoutIcon} />} onClick={logout}>
        {t('common:actions.logout')}
      </Button>
      <ChangePassword open={isChanging} onClose={() => setChanging(false)} />
    </Stack>
  );
}
