import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** The ways on from the password pages. */
export function AuthLinks() {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlockStart: 4 }}>
      <Link component={RouterLink} to={paths.login.build()}>
        {t('links.login')}
      </Link>
      <Link component={RouterLink} to={paths.register.build()}>
        {t('links.register')}
      </Link>
    </Box>
  );
}
