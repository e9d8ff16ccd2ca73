import { sendMagicLink } from '@fanclub/contract/links/routes';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { LinkSent } from './link-sent.tsx';

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
        {sending.isSuccess && <LinkSent email={sending.variables.body.email} />}
      </FormFoot>
    </ApiForm>
  );
}
