import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';

const minutes = linkLifetimesMs.sign_in / 60_000;

/** Says where the sign-in link was sent. The text is the same if nobody is registered with the address. */
export function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="success" role="status">
      <AlertTitle>{t('magicLink.sentTitle')}</AlertTitle>
      {t('magicLink.sentText', { email, minutes })}
    </Alert>
  );
}
