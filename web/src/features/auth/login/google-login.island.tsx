import type { RouteResponse } from '@fanclub/contract/http/route';
import { google as route } from '@fanclub/contract/sessions/routes';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { paths } from '#config/paths.ts';
import { island } from '#islands/island.tsx';
import { typedEmail } from '#session/typed-email.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import type { GoogleSession } from '../google/firebase-auth.ts';
import { googleErrorKey } from '../google/google-error-key.ts';
import { loadGoogleSignIn } from '../google-sign-in.ts';

type SignInAtGoogle = () => Promise<GoogleSession>;

/**
 * Signs in at Google and then at the server with Google's token. Whether the server accepts the token or not, this
 * browser is then signed out of Firebase, because our server renews the session with the refresh token, without
 * Firebase's SDK.
 */
async function signInWith(signInAtGoogle: SignInAtGoogle): Promise<RouteResponse<typeof route>> {
  const { email, idToken, refreshToken, forget } = await signInAtGoogle();
  typedEmail.set(email);
  try {
    const answer = await call(route, { body: { token: idToken } });
    return { refresh_token: refreshToken, ...answer };
  } finally {
    await forget();
  }
}

/**
 * The Google sign-in of the admin login; members may use it too. The script of the forms opens the next page, and tells
 * applicants why they cannot sign in.
 */
function GoogleLogin() {
  const { t } = useTranslation('auth');
  const place = useRef<HTMLDivElement>(null);
  const loading = useRef<Promise<SignInAtGoogle>>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const tell = (detail: object) =>
    place.current?.dispatchEvent(new CustomEvent('signed-in', { bubbles: true, detail }));

  // The code is loaded before the click, because browsers block a window that opens too long after it.
  const load = useCallback(() => {
    loading.current ??= loadGoogleSignIn();
    loading.current.catch(() => {
      loading.current = null;
    });
    return loading.current;
  }, []);
  useEffect(() => void load().catch(setError), [load]);

  const signIn = async () => {
    setBusy(true);
    setError(null);
    try {
      tell({ answer: await signInWith(await load()) });
    } catch (failure) {
      if (isRefusal(failure)) tell({ error: failure });
      else setError(failure);
      setBusy(false);
    }
  };
  const isUnknown = hasCode(error, 'user_not_found');
  const shown = isUnknown ? null : error;
  return (
    <Stack spacing={2} ref={place}>
      <SecondaryButton
        size="large"
        fullWidth
        startIcon={<GoogleMark />}
        loading={isBusy || null}
        onClick={signIn}
      >
        {t('google.submit')}
      </SecondaryButton>
      <ErrorAlert error={shown} fallback={googleErrorKey(shown)} />
      <AccountNotFoundDialog
        open={isUnknown}
        onTryAnother={signIn}
        onClose={() => setError(null)}
      />
    </Stack>
  );
}

export default island('google-login', GoogleLogin, { when: 'touch', texts: ['auth', 'errors'] });

const isRefusal = (error: unknown) =>
  hasCode(error, 'account_not_approved') || hasCode(error, 'account_rejected');

interface AccountNotFoundDialogProps {
  open: boolean;
  onTryAnother: () => void;
  onClose: () => void;
}

function AccountNotFoundDialog(props: AccountNotFoundDialogProps) {
  const { open, onTryAnother, onClose } = props;
  const { t } = useTranslation('auth');
  return (
    <ConfirmDialog
      open={open}
      title={t('notFound.title')}
      confirmLabel={t('notFound.create')}
      cancelLabel={t('notFound.tryAnother')}
      onConfirm={() => location.assign(paths.register.build())}
      onCancel={onTryAnother}
      onClose={onClose}
    >
      <Typography>{t('notFound.text')}</Typography>
    </ConfirmDialog>
  );
}

/** Google's sign-in mark, as its branding guidelines require on such a button. */
function GoogleMark() {
  return (
    <SvgIcon viewBox="0 0 48 48" aria-hidden>
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.7-2.1 5.1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C7.9 41 15.4 46 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.7 28.1c-.4-1.3-.7-2.7-.7-4.1s.3-2.8.7-4.1v-5.7H4.3C2.9 17.1 2 20.4 2 24s.9 6.9 2.3 9.8l7.4-5.7z"
      />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 7.9 7 4.3 14.2l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
      />
    </SvgIcon>
  );
}
