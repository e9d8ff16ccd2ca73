import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { allowedStep } from '../validation/validate-draft.ts';
import type { Step } from './steps.ts';
import { searchOf } from './use-step.ts';

/** Sends someone who opens a later step's address to the first step that is not filled in. */
export function StepGuard({ step, children }: { step: Step; children: ReactNode }) {
  const { values } = useFormikContext<RegistrationDraft>();
  const [allowed] = useState(() => allowedStep(step, values));
  if (allowed !== step) return <Navigate to={{ search: searchOf(allowed) }} replace />;
  return children;
}
