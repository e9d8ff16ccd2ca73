import { sendTrackingLink } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField, withTypedEmail } from './email-field.tsx';
import { LinksUsedUp } from './links-used-up.tsx';

/** The page for applicants who cannot sign in: it mails a tracking link to the address of the application. */
export default function TrackPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { isSignedIn } = useSession();
  const asking = useRouteMutation(sendTrackingLink);
  if (isSignedIn) return <Navigate to={paths.ownProfile.build()} replace />;
  return (
    <AuthLayout lead={t('track.lead')}>
      <ApiForm
        mutation={asking}
        initialValues={{ request_number: '', ...withTypedEmail() }}
        toInput={(values) => ({ body: values })}
        fallback="magic_link_failed"
        data-early="track"
      >
        <FieldText
          name="request_number"
          dir="ltr"
          autoComplete="off"
          label={t('track.number')}
          help={t('track.numberHelp')}
        />
        <EmailField />
        <FormFoot submit={t(asking.isSuccess ? 'magicLink.again' : 'track.submit')}>
          {asking.isSuccess &&
            (asking.data.used_up ? (
              <LinksUsedUp />
            ) : (
              <TrackingLinkSent email={asking.variables.body.email} />
            ))}
        </FormFoot>
      </ApiForm>
      <Typography sx={{ marginBlockStart: 4 }}>
        {t('track.noNumber')}{' '}
        <Link component={RouterLink} to={paths.login.build()} sx={{ fontWeight: 650 }}>
          {t('track.byEmail')}
        </Link>
      </Typography>
    </AuthLayout>
  );
}

/** Says where the link was sent. The text is the same if no such application exists. */
export function TrackingLinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="success" role="status">
      <AlertTitle>{t('track.sentTitle')}</AlertTitle>
      {t('track.sentText', { email })}
    </Alert>
  );
}
