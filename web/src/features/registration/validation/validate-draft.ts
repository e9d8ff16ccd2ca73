import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { legalConsentsSchema } from '@fanclub/contract/registration/consents';
import { informationSchema } from '@fanclub/contract/registration/information';
import {
  type FieldErrors,
  toFieldErrors,
  ValidationError,
} from '@fanclub/contract/validation/field-errors';
import type { Schema } from '@fanclub/contract/validation/yup';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation } from '../draft/to-register-request.ts';
import { type Step, steps } from '../wizard/steps.ts';
import { fieldsOf, stepOfField } from './step-fields.ts';

/** Every error of the whole form by field, in the order of the form. */
export function validateDraft(draft: RegistrationDraft): FieldErrors {
  return inFormOrder({
    ...errorsOf(informationSchema, toInformation(draft)),
    ...(draft.juventus_card && !draft.passportUrl && { passportUrl: 'id_card_required' }),
    ...paymentErrors(draft),
    ...prefixed('legal_consents', errorsOf(legalConsentsSchema, draft.legal_consents)),
  });
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

function errorsOf(schema: Schema, value: unknown): FieldErrors {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toFieldErrors(error);
    throw error;
  }
}

function prefixed(prefix: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [`${prefix}.${field}`, key]),
  );
}

function inFormOrder(errors: FieldErrors): FieldErrors {
  const order = steps.flatMap(fieldsOf);
  const entries = Object.entries(errors) as [string, FieldErrorKey][];
  return Object.fromEntries(entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
