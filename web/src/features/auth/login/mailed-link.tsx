import { notMe, sendMagicLink, undoEmail, verifyMagicLink } from '@fanclub/contract/links/routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { useContact } from '#api/club-texts.ts';
import { renewSession } from '#api/renew-session.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { getSession, storedDeviceToken } from '#session/session-store.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { EmailField, withTypedEmail } from '../email-field.tsx';
import { LinksUsedUp } from '../links-used-up.tsx';
import { useSignInOptions } from '../sign-in.ts';
import { LinkSent } from './link-sent.tsx';
import { refusalOf } from './pending-notice.tsx';
import { targetOf, wayOn } from './way-on.ts';

export interface LinkPanelProps {
  token: string;
  /** Called when the server says that the link is no longer valid, so that the page can change its heading. */
  onOver: () => void;
}

const isOverFor = (error: unknown) =>
  hasCode(error, 'invalid_login_link') || refusalOf(error) !== null;

/**
 * What the login page shows for a mailed sign-in link. Only the button uses the link up, because mail scanners open
 * links too.
 */
export function LinkPanel({ token, onOver }: LinkPanelProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const verify = useRouteMutation(verifyMagicLink, {
    ...useSignInOptions(),
    // The link proves the address if the call carries the session of the device that registered. The session is renewed
    // first, because an expired access token would not count.
    onMutate: async () => {
      if (getSession().refreshToken) await renewSession().catch(() => undefined);
    },
    onError: (error) => {
      if (isOverFor(error)) onOver();
    },
  });
  const [search] = useSearchParams();

  if (hasCode(verify.error, 'invalid_login_link')) return <NewLink title={t('link.over')} />;
  const refusal = refusalOf(verify.error);
  if (refusal) return <NewLink title={t(`${refusal}.title`)} text={t(`${refusal}.text`)} />;
  return (
    <Stack spacing={2}>
      <ErrorAlert error={verify.error} fallback="authentication_failed" />
      <Button
        variant="contained"
        size="large"
        fullWidth
        data-early="useLink"
        loading={verify.isPending}
        onClick={() =>
          verify.mutate(
            { body: { token } },
            { onSuccess: () => navigate(wayOn(search), { replace: true }) },
          )
        }
      >
        {t('link.submit')}
      </Button>
    </Stack>
  );
}

interface NewLinkProps {
  title: string;
  text?: string;
}

/** Says why the link is no longer valid, and offers a form to have a new one mailed. */
export function NewLink({ title, text }: NewLinkProps) {
  const { t } = useTranslation('auth');
  return (
    <Stack spacing={3}>
      <Alert severity="info" role="status">
        <AlertTitle>{title}</AlertTitle>
        {text ?? t('link.overText')}
      </Alert>
      <MagicLinkForm />
    </Stack>
  );
}

/** A form that mails a new sign-in link. It is shown when a link is no longer valid. */
function MagicLinkForm() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const sending = useRouteMutation(sendMagicLink);
  return (
    <ApiForm
      mutation={sending}
      initialValues={withTypedEmail()}
      toInput={(values) => ({
        body: { ...values, ...targetOf(search), ...storedDeviceToken() },
      })}
      fallback="magic_link_failed"
      aria-label={t('magicLink.title')}
    >
      <EmailField />
      <FormFoot
        submit={t(sending.isSuccess ? 'magicLink.again' : 'magicLink.submit')}
        variant={sending.isSuccess ? 'text' : 'contained'}
      >
        {sending.isSuccess &&
          (sending.data.used_up ? (
            <LinksUsedUp />
          ) : (
            <LinkSent email={sending.variables.body.email} />
          ))}
      </FormFoot>
    </ApiForm>
  );
}

interface NotMePanelProps {
  mode: 'notMe' | 'undoEmail';
  token: string;
}

/**
 * What the login page shows to a person who got a mail about an application that they did not make, or about a change
 * of their e-mail that they did not ask for.
 */
export function NotMePanel({ mode, token }: NotMePanelProps) {
  const { t } = useTranslation('auth');
  const { email } = useContact();
  const report = useRouteMutation(mode === 'notMe' ? notMe : undoEmail);
  if (report.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t(`${mode}.done`)}
      </Alert>
    );
  }
  if (hasCode(report.error, 'invalid_login_link')) {
    return (
      <Alert severity="info" role="status">
        {t(`${mode}.gone`, { email: isolateLtr(email) })}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <Typography>{t(`${mode}.text`)}</Typography>
      <ErrorAlert error={report.error} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={report.isPending}
        onClick={() => report.mutate({ body: { token } })}
      >
        {t(`${mode}.submit`)}
      </Button>
    </Stack>
  );
}
