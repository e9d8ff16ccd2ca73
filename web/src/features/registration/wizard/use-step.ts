import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseStep, type Step, stepBefore } from './steps.ts';

export interface StepState {
  /** The step under this one in the history: going back may really go back. */
  cameFrom?: Step;
  /** The field to begin with, where it is not the top of the step. */
  focus?: string | undefined;
}

export const searchOf = (step: Step) => (step === 'information' ? '' : `?step=${step}`);

/** The wizard's step lives in the address, so that the browser's own Back works. */
export function useStep() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const step = parseStep(search.get('step'));
  const { cameFrom } = (location.state as StepState | null) ?? {};

  const goTo = useCallback(
    (next: Step, focus?: string) =>
      navigate(
        { search: searchOf(next) },
        { state: { cameFrom: step, focus } satisfies StepState },
      ),
    [navigate, step],
  );

  const goBack = useCallback(() => {
    const previous = stepBefore(step);
    if (cameFrom === previous) return navigate(-1);
    return navigate({ search: searchOf(previous) }, { replace: true });
  }, [navigate, step, cameFrom]);

  return { step, goTo, goBack };
}
