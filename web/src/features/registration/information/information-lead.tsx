import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { PageLink } from '#ui/page-link.tsx';

/** Who is a member already has another way in. */
export function InformationLead() {
  const { t } = useTranslation('registration');
  return (
    <>
      {t('information.lead')} {t('information.haveAccount')}{' '}
      <Link component={PageLink} to={paths.login.build()}>
        {t('information.login')}
      </Link>
    </>
  );
}
