import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { PageLink } from '#ui/page-link.tsx';

/** Says that no further link is mailed for now, and what works until then: the other ways to get in than page `at`. */
export function LinksUsedUp({ at }: { at: string }) {
  const { t } = useTranslation('auth');
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
          .filter(({ to }) => to !== at)
          .map(({ to, label }) => (
            <li key={to}>
              <Link component={PageLink} to={to}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Alert>
  );
}
