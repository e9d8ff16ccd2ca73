import { linkLifetimesMs } from '@fanclub/contract/links/link-kinds';
import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';

const validate = validateWith(route.body, route.normalise);
const minutes = linkLifetimesMs.sign_in / 60_000;

export function MagicLinkForm() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { mutateAsync, isPending, isError, isSuccess, error, variables } = useRouteMutation(route);
  return (
    <Formik
      initialValues={{ email: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={(values) => mutateAsync({ body: values }).catch(() => undefined)}
    >
      <SubmitForm label={t('magicLink.title')}>
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
        <Stack spacing={2}>
          {isError && <Alert severity="error">{errorText(error, 'magic_link_failed')}</Alert>}
          {isSuccess && (
            <Alert severity="success" role="status">
              <AlertTitle>{t('magicLink.sentTitle')}</AlertTitle>
              {t('magicLink.sentText', { email: variables.body.email, minutes })}
            </Alert>
          )}
          <Button
            type="submit"
            variant="outlined"
            color="secondary"
            size="large"
            loading={isPending}
          >
            {t(isSuccess ? 'magicLink.again' : 'magicLink.submit')}
          </Button>
        </Stack>
      </SubmitForm>
    </Formik>
  );
}
