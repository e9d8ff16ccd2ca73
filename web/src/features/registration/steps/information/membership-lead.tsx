import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { PageLink } from '#ui/page-link.tsx';

/** The lead of the first page, with a link to the login for people who already have an account. */
export function MembershipLead() {
  const { t } = useTranslation('registration');
  return (
    <>
      {t('membership.lead')} {t('membership.haveAccount')}{' '}
      <Link component={PageLink} to={paths.login.build()}>
        {t('membership.login')}
      </Link>
    </>
  );
}
