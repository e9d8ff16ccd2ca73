import { updateUser } from '@fanclub/contract/admin/routes';
import { pick } from '@fanclub/contract/members/by-name';
import {
  correctableBy,
  holderFieldNames,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { changesOf, correctionsOf, valuesOf } from '#member/form-values.ts';
import { validateWith } from '#ui/form/validate-with.ts';

/** Everything an admin may change, beside the payment's own switch. */
const editedFields = correctableBy('admin');

const isOfHolder = (name: string) => holderFieldNames.some((each) => each === name);

/** What its owner may correct too, but for what the package brings with it. */
export const ownFields = correctableBy('rejected').filter((name) => !isOfHolder(name));

const withPackage = editedFields.filter((name) => !ownFields.some((own) => own === name));

export type EditValues = Pick<TypedFields, (typeof editedFields)[number]>;

export const editValuesOf = (member: AdminMember): EditValues => valuesOf(member, editedFields);

const isAsked = (name: string, { pack_type: pack }: EditValues) =>
  !isOfHolder(name) || isForChild(pack);

/** The package and what depends on it: only one for a child has a child to name, only euro a service. */
export const packageFields = (values: EditValues) =>
  withPackage.filter(
    (name) =>
      isAsked(name, values) && (name !== 'euro_payment_method' || values.payment_method === 'euro'),
  );

/** Only a payment in euro has a service. */
function toBody(values: EditValues) {
  const body = correctionsOf(values, editedFields);
  const { payment_method: method, euro_payment_method: service } = body;
  return { ...body, euro_payment_method: method === 'euro' ? service : null };
}

/** What was typed into fields that the package no longer asks for goes nowhere. */
const askedFields = (values: EditValues) => editedFields.filter((name) => isAsked(name, values));

export const validateEdit = validateWith(updateUser.body, (values: EditValues) =>
  pick(toBody(values), askedFields(values)),
);

/** Only what really changed. */
export const editChanges = (member: AdminMember, values: EditValues) =>
  changesOf(toBody(editValuesOf(member)), toBody(values), askedFields(values));
