import { normaliseEmail } from '@fanclub/contract/text/email';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTypedEmail } from '#session/typed-email.ts';

interface LoginState {
  asksForWay?: boolean;
}

/**
 * The two steps of the login: the address, then how to sign in. The browser's Back button leads from
 * the second to the first.
 */
export function useLoginStep() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const email = normaliseEmail(useTypedEmail());
  const next: LoginState = { asksForWay: true };
  return {
    email,
    asksForWay: Boolean(email && (state as LoginState | null)?.asksForWay),
    onContinue: () => navigate({ pathname, search }, { state: next }),
    onChange: () => navigate(-1),
  };
}
