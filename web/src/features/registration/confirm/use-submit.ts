import { toRial } from '@fanclub/contract/pricing/rial';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { validateDraft } from '../validation/validate-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { submitRegistration } from './submit-registration.ts';

type Phase = 'idle' | 'sending' | 'waiting';

const uploadOfField = { receiptUrl: 'receipt', passportUrl: 'passport' } as const;
const takenCodes = ['user_already_exists', 'registration_already_submitted'];

/** "Register now": sends once however often it is pressed, and says what came of it. */
export function useSubmit() {
  const { values } = useFormikContext<RegistrationDraft>();
  const { application, bill, uploads, report, reportTaken } = useWizard();
  const [phase, setPhase] = useState<Phase>('idle');
  const [error, setError] = useState<unknown>(null);
  const [lacksReceipt, setLacksReceipt] = useState(false);
  const isRunning = useRef(false);

  if (!values.receiptUrl && !lacksReceipt) setLacksReceipt(true);

  const due = bill.cost?.total_price ?? 0;
  // What the person paid by: the figures on screen when "I have paid" was ticked.
  const paidFor = values.shown?.total ?? due;
  const shown = {
    total: paidFor,
    rial: bill.rial === null || bill.rate === null ? null : toRial(paidFor, bill.rate),
  };

  const renewUploads = async (fields: string[]) => {
    const renewed = { ...values };
    for (const field of Object.keys(uploadOfField) as (keyof typeof uploadOfField)[]) {
      if (fields.includes(field)) renewed[field] = await uploads[uploadOfField[field]].sendAgain();
    }
    return renewed;
  };

  const onFailure = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return setError(failure);
    if (takenCodes.includes(failure.code)) return reportTaken(values.email.trim());
    if (Object.keys(failure.errors).length > 0) return report(failure.errors, 'server');
    setError(failure);
  };

  const send = async () => {
    setPhase('sending');
    setError(null);
    try {
      await submitRegistration({
        body: values,
        send: (draft) => application.send(draft, shown),
        onWait: () => setPhase('waiting'),
        renewUploads,
      });
    } catch (failure) {
      onFailure(failure);
      setPhase('idle');
    }
  };

  return {
    /** There was none at some time while this step was open. */
    lacksReceipt,
    isPending: phase !== 'idle',
    isWaiting: phase === 'waiting',
    error,
    async submit() {
      if (isRunning.current) return;
      const errors = validateDraft(values, application.rules);
      if (Object.keys(errors).length > 0) return report(errors);
      if (due <= 0) return report({ pack_type: 'total_must_be_positive' }, 'server');
      isRunning.current = true;
      await send();
      isRunning.current = false;
    },
  };
}
