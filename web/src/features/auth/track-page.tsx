import { sendTrackingLink } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { Filled, Outcome, SiteForm, SiteFormFoot } from '#ui/form/site-form.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { AuthHead, AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { LinksUsedUp } from './links-used-up.tsx';

/** The page for applicants who cannot sign in: it mails a tracking link to the address of the application. */
export function TrackPage() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <AuthLayout>
      <AuthHead heading={t('common:titles.track')} lead={t('track.lead')} />
      <SiteForm route={sendTrackingLink} again={t('magicLink.again')} fallback="magic_link_failed">
        <FieldText
          name="request_number"
          dir="ltr"
          autoComplete="off"
          label={t('track.number')}
          help={t('track.numberHelp')}
        />
        <EmailField />
        <SiteFormFoot submit={t('track.submit')}>
          {/* The text is the same if no such application exists. */}
          <Outcome when="done">
            <Alert severity="success" role="status">
              <AlertTitle>{t('track.sentTitle')}</AlertTitle>
              <Filled text={t('track.sentText', { email: '{email}' })} />
            </Alert>
          </Outcome>
          <Outcome when="used_up">
            <LinksUsedUp at={paths.track.build()} />
          </Outcome>
        </SiteFormFoot>
      </SiteForm>
      <Typography sx={{ marginBlockStart: 4 }}>
        {t('track.noNumber')}{' '}
        <Link component={PageLink} to={paths.login.build()} sx={{ fontWeight: 650 }}>
          {t('track.byEmail')}
        </Link>
      </Typography>
    </AuthLayout>
  );
}
