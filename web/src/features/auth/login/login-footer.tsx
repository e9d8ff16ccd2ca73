import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** The way to registration, and what we never ask for. */
export function LoginFooter() {
  const { t } = useTranslation('auth');
  return (
    <Box sx={{ marginBlockStart: 4, display: 'grid', gap: 3 }}>
      <Typography>
        {t('login.noAccount')}{' '}
        <Link component={RouterLink} to={paths.register.build()} sx={{ fontWeight: 650 }}>
          {t('login.register')}
        </Link>
      </Typography>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          paddingBlockStart: 2,
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <LockIcon fontSize="small" sx={{ marginBlockStart: 0.25 }} />
        <Typography variant="body2">{t('login.security')}</Typography>
      </Box>
    </Box>
  );
}
