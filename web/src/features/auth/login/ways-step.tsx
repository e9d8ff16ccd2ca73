import { login } from '@fanclub/contract/sessions/routes';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { useSignInOptions } from '../sign-in.ts';
import { DividerOr } from './divider-or.tsx';
import { MailLink } from './mail-link.tsx';
import { PendingNotice } from './pending-notice.tsx';

interface WaysStepProps {
  email: string;
  /** Goes back to the step that asks for the address. */
  onChange: () => void;
}

/** The two ways to sign in with an address: its password, or a link that is mailed to it. */
export function WaysStep({ email, onChange }: WaysStepProps) {
  const { t } = useTranslation('auth');
  const loggingIn = useRouteMutation(login, useSignInOptions());
  const [links, setLinks] = useState(0);
  return (
    <Stack spacing={3}>
      <Row apart sx={{ gap: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', minInlineSize: 0 }}>
          <Ltr>{email}</Ltr>
        </Typography>
        <Link
          component="button"
          type="button"
          variant="body2"
          data-early="changeEmail"
          onClick={onChange}
        >
          {t('login.changeEmail')}
        </Link>
      </Row>
      {hasCode(loggingIn.error, 'account_not_approved') ? (
        <PendingNotice email={email} />
      ) : (
        <>
          {/* A new key resets the form when a link is sent, so that the error of a wrong password disappears. */}
          <ApiForm
            key={links}
            mutation={loggingIn}
            initialValues={{ password: '' }}
            toInput={({ password }) => ({ body: { email, password, ...storedDeviceToken() } })}
            fallback="login_failed"
            aria-label={t('login.passwordForm')}
            data-early="logIn"
          >
            <UsernameForManagers email={email} />
            <FieldPassword
              name="password"
              autoComplete="current-password"
              autoFocus={links === 0}
              label={t('fields.password')}
            />
            <FormFoot submit={t('login.submit')}>
              <Link component={RouterLink} to={paths.forgotPassword.build()} variant="body2">
                {t('login.forgot')}
              </Link>
            </FormFoot>
          </ApiForm>
          <DividerOr />
          <MailLink
            email={email}
            label={t('login.linkInstead')}
            onSent={() => setLinks(links + 1)}
          />
        </>
      )}
    </Stack>
  );
}

/**
 * A hidden field with the address, because password managers store a password under the user name
 * beside it.
 */
function UsernameForManagers({ email }: { email: string }) {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
      style={visuallyHidden}
    />
  );
}
