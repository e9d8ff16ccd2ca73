import { normaliseEmail } from '@fanclub/contract/text/email';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTypedEmail } from '#session/typed-email.ts';

interface LoginState {
  asksForWay?: boolean;
}

/** First the address, then how to come in; the browser's own way back leads from one to the other. */
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
