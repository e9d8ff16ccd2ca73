import { updateUser } from '@fanclub/contract/admin/routes';
import { correctableBy, type TypedFields } from '@fanclub/contract/members/field-sets';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { changesOf, correctionsOf, valuesOf } from '#member/form-values.ts';
import { validateWith } from '#ui/form/validate-with.ts';

/** Everything an admin may change, beside the payment's own switch. */
const editedFields = correctableBy('admin');

/** What its owner may correct too. */
export const ownFields = correctableBy('rejected');

/** What is left to admins alone. */
export const adminOnlyFields = editedFields.filter(
  (name) => !ownFields.some((own) => own === name),
);

export type EditValues = Pick<TypedFields, (typeof editedFields)[number]>;

export const editValuesOf = (member: AdminMember): EditValues => valuesOf(member, editedFields);

/** Only a payment in euro has a service. */
function toBody(values: EditValues) {
  const body = correctionsOf(values, editedFields);
  const { payment_method: method, euro_payment_method: service } = body;
  return { ...body, euro_payment_method: method === 'euro' ? service : null };
}

export const validateEdit = validateWith(updateUser.body, toBody);

/** Only what really changed. */
export const editChanges = (member: AdminMember, values: EditValues) =>
  changesOf(toBody(editValuesOf(member)), toBody(values), editedFields);
