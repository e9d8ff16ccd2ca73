import { emailRule } from '@fanclub/contract/members/field-rules';
import { checkUserExists as route } from '@fanclub/contract/sessions/routes';
import { normaliseEmail } from '@fanclub/contract/text/email';
import { useRef, useState } from 'react';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';

/**
 * Checks whether an e-mail address already has an account. The result for each address is kept. If the check
 * fails, `failure` says so; the visitor can go on, because the server checks again when the form is sent. A check that
 * is refused because too many people share the visitor's IP address says nothing, because the visitor did nothing wrong.
 */
export function useTakenEmail() {
  const [taken, setTaken] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const answers = useRef(new Map<string, boolean>());

  /** Returns whether an account has this e-mail address; null if the check fails, for example without a network. */
  const ask = async (email: string): Promise<boolean | null> => {
    setFailure(null);
    try {
      return (await call(route, { body: { email } })).exists;
    } catch (error) {
      if (!hasCode(error, 'rate_limited')) setFailure(error);
      return null;
    }
  };

  const check = async (typed: string) => {
    const email = normaliseEmail(typed);
    if (!emailRule().isValidSync(email)) return;
    const known = answers.current.get(email) ?? (await ask(email));
    if (known === null) return;
    answers.current.set(email, known);
    if (known) setTaken(email);
  };

  return { taken, failure, check, report: setTaken, forget: () => setTaken('') };
}
