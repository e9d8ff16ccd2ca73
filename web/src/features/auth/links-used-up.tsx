import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';

/** Says that no further link is mailed for now, and what works until then: the other ways to get in. */
export function LinksUsedUp() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const ways = [
    { to: paths.login.build(), label: t('usedUp.password') },
    { to: paths.login.build({ authuser: 'admin' }), label: t('google.submit') },
    { to: paths.track.build(), label: t('usedUp.number') },
  ];
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{t('usedUp.title')}</AlertTitle>
      {t('usedUp.text')}
      <ul>
        {ways
          .filter(({ to }) => to !== pathname)
          .map(({ to, label }) => (
            <li key={to}>
              <Link component={RouterLink} to={to}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Alert>
  );
}
