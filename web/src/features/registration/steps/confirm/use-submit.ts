import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { toRial } from '@fanclub/contract/pricing/rial';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { setIn } from 'formik';
import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { uploadFile } from '#documents/upload/server-copy.ts';
import { lostFor } from '#documents/upload/upload-errors.ts';
import { personFieldOf } from '../../draft/person-draft.ts';
import { validateDraft } from '../../draft/validate-draft.ts';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { submitRegistration } from './submit-registration.ts';

type Phase = 'idle' | 'sending' | 'waiting';

const uploadOfField: Readonly<Record<string, FileType>> = {
  receiptUrl: 'receipt',
  passportUrl: 'passport',
};
const takenCodes = ['user_already_exists', 'registration_already_submitted'];

/**
 * Converts a path of the API, where the people of the family are `family`, into one of the form, where they
 * are `people`.
 */
const pathInForm = (path: string) => path.replace(/^family\[/, 'people[');

/** The action that sends the application. While it is running, further presses do nothing. */
export function useSubmit() {
  const { values, setFieldValue } = useDraft();
  const { application, bill, uploads, report, reportTaken } = useWizard();
  const [phase, setPhase] = useState<Phase>('idle');
  const [error, setError] = useState<unknown>(null);
  const [lacksReceipt, setLacksReceipt] = useState(false);
  const isRunning = useRef(false);

  if (!values.receiptUrl && !lacksReceipt) setLacksReceipt(true);

  const due = bill.total ?? 0;
  const rialOf = (total: number) => (bill.rate === null ? null : toRial(total, bill.rate));
  const amountOf = (cost: CostBreakdown | null) => {
    const total = cost?.total_price ?? 0;
    return { total, rial: rialOf(total) };
  };
  // The person has paid the amount that was on screen when "I have paid" was ticked.
  const paidFor = values.shown?.total ?? due;
  const shown = {
    total: paidFor,
    rial: paidFor === due ? bill.rial : rialOf(paidFor),
    own: amountOf(bill.cost),
    people: bill.people.map(amountOf),
  };

  const renewUploads = async (fields: string[]) => {
    let renewed = values;
    for (const field of fields.map(pathInForm)) {
      const own = uploadOfField[field];
      const url = own ? await uploads[own].sendAgain(field) : await sendPersonsAgain(field);
      renewed = setIn(renewed, field, url);
    }
    return renewed;
  };

  /**
   * Uploads the document of a person of the family again. Their upload component is not mounted on this page.
   */
  const sendPersonsAgain = async (field: string) => {
    const key = values.people[personFieldOf(field)?.index ?? -1]?.key;
    const file = key && (await application.images.load(`person-${key}`));
    if (!file) throw lostFor(field);
    const url = await uploadFile(file, 'passport');
    setFieldValue(field, url);
    return url;
  };

  const onFailure = (failure: unknown) => {
    if (!(failure instanceof ApiError)) return setError(failure);
    // A member's e-mail address always has an account, so only a visitor gets the dialog about a taken address.
    const isTaken = !application.member && takenCodes.includes(failure.code);
    if (isTaken) return reportTaken(values.email.trim());
    const errors = Object.entries(failure.errors).map(([path, key]) => [pathInForm(path), key]);
    if (errors.length > 0) return report(Object.fromEntries(errors), 'server');
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
    /** True if the receipt was missing at any time since this page was opened. */
    lacksReceipt,
    isPending: phase !== 'idle',
    isWaiting: phase === 'waiting',
    error,
    async submit() {
      if (isRunning.current) return;
      const errors = validateDraft(values, application.rules);
      if (Object.keys(errors).length > 0) return report(errors);
      isRunning.current = true;
      await send();
      isRunning.current = false;
    },
  };
}
