import { brand } from '@fanclub/contract/brand/brand';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/ltr.tsx';

/** Where the club has not yet said where to pay. */
export function NoDetails() {
  const { t } = useTranslation('registration');
  return (
    <>
      {t('payment.noDetails')}{' '}
      <Link href={`mailto:${brand.contact.email}`} color="inherit">
        <Ltr>{brand.contact.email}</Ltr>
      </Link>
    </>
  );
}
