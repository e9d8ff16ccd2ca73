import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import { sendMagicLink } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldText } from '#ui/form/field-text.tsx';

const minutes = linkLifetimesMs.sign_in / 60_000;

export function MagicLinkForm() {
  const { t } = useTranslation('auth');
  const sending = useRouteMutation(sendMagicLink);
  return (
    <ApiForm
      mutation={sending}
      initialValues={{ email: '' }}
      toInput={(values) => ({ body: values })}
      fallback="magic_link_failed"
      aria-label={t('magicLink.title')}
    >
      <Typography variant="h4" component="h2">
        {t('magicLink.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlock: '4px 16px' }}>
        {t('magicLink.help')}
      </Typography>
      <FieldText
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        label={t('fields.email')}
      />
      <FormFoot
        submit={t(sending.isSuccess ? 'magicLink.again' : 'magicLink.submit')}
        variant="outlined"
        color="secondary"
      >
        {sending.isSuccess && (
          <Alert severity="success" role="status">
            <AlertTitle>{t('magicLink.sentTitle')}</AlertTitle>
            {t('magicLink.sentText', { email: sending.variables.body.email, minutes })}
          </Alert>
        )}
      </FormFoot>
    </ApiForm>
  );
}
