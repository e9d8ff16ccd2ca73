import { useNavigate } from 'react-router-dom';
import { signIn } from '#session/session-store.ts';
import type { RegisterAnswer } from '../api/register.ts';
import { discardImage } from '../draft/draft-images.ts';
import { discardDraft } from '../draft/draft-store.ts';
import { searchOf } from '../wizard/use-step.ts';
import { registeredFrom } from './registered.ts';

/** The registration is made: the draft ends, its last step opens and the session begins. */
export function useFinish() {
  const navigate = useNavigate();
  return async (answer: RegisterAnswer) => {
    discardDraft();
    discardImage('receipt');
    discardImage('passport');
    // Before the session begins, because a signed-in person belongs on the profile otherwise.
    await navigate(
      { search: searchOf('tracking') },
      { replace: true, flushSync: true, state: { registered: registeredFrom(answer) } },
    );
    signIn(answer);
  };
}
