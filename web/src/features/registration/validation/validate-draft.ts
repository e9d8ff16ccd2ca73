import { askedIn } from '@fanclub/contract/members/field-sets';
import { consentNames, legalConsentsSchema } from '@fanclub/contract/registration/consents';
import { informationSchema } from '@fanclub/contract/registration/information';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation } from '../draft/to-register-request.ts';
import { type Step, steps } from '../wizard/steps.ts';

const consentField = (name: string) => `legal_consents.${name}`;

/** The fields of each step from top to bottom: the order of summaries and of the first error. */
const fieldsOfSteps: Record<Step, readonly string[]> = {
  information: [...askedIn('personal', 'residence', 'contact', 'membership'), 'passportUrl'],
  payment: ['promo_code', ...askedIn('payment'), 'paid_confirm', 'receiptUrl'],
  confirm: consentNames.map(consentField),
  tracking: [],
};
export const wizardFields = steps.flatMap((step) => fieldsOfSteps[step]);

/** A field that no step shows belongs to the last one, where its message is seen. */
export const stepOfField = (field: string): Step =>
  steps.find((step) => fieldsOfSteps[step].includes(field)) ?? 'confirm';

/** Every error of the whole form by field, in the order of the form. */
export function validateDraft(draft: RegistrationDraft): FieldErrors {
  const consents = Object.entries(fieldErrorsOf(legalConsentsSchema, draft.legal_consents));
  const errors: FieldErrors = {
    ...fieldErrorsOf(informationSchema, toInformation(draft)),
    ...(draft.juventus_card && !draft.passportUrl && { passportUrl: 'id_card_required' }),
    ...paymentErrors(draft),
    ...Object.fromEntries(consents.map(([name, key]) => [consentField(name), key])),
  };
  const place = (field: string) => wizardFields.indexOf(field);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => place(one) - place(other)),
  );
}

export function stepErrors(step: Step, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => stepOfField(field) === step),
  );
}

/** The last step up to `wanted` that what was filled in so far allows. */
export function allowedStep(wanted: Step, draft: RegistrationDraft): Step {
  const errors = validateDraft(draft);
  const blocked = steps
    .slice(0, steps.indexOf(wanted))
    .find((step) => Object.keys(stepErrors(step, errors)).length > 0);
  return blocked ?? wanted;
}

function paymentErrors(draft: RegistrationDraft): FieldErrors {
  const needsService = draft.payment_method === 'euro' && !draft.euro_payment_method;
  return {
    ...(!draft.payment_method && { payment_method: 'payment_method_required' }),
    ...(needsService && { euro_payment_method: 'euro_payment_method_required' }),
    ...(!draft.paid_confirm && { paid_confirm: 'payment_not_confirmed' }),
    ...(!draft.receiptUrl && { receiptUrl: 'receipt_required' }),
  };
}
