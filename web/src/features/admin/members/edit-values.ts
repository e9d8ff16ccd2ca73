import { updateUser } from '@fanclub/contract/admin/routes';
import { isOffered } from '@fanclub/contract/club/offers';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import {
  correctableBy,
  holderFieldNames,
  memberField,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { changesOf, correctionsOf, valuesOf } from '#member/form-values.ts';
import { validateWith } from '#ui/form/validate-with.ts';

/** The fields of the edit dialog. `is_paid` is left out, because it has a switch beside the receipt. */
const editedFields = correctableBy('admin');

const isOfHolder = (name: string) => holderFieldNames.some((each) => each === name);

/**
 * The fields that the member may correct after a rejection, without the fields about a child, which depend on the
 * package.
 */
export const ownFields = correctableBy('rejected').filter((name) => !isOfHolder(name));

const withPackage = editedFields.filter((name) => !ownFields.some((own) => own === name));

export type EditValues = Pick<TypedFields, (typeof editedFields)[number]>;

export const editValuesOf = (member: AdminMember): EditValues => valuesOf(member, editedFields);

const isAsked = (name: (typeof editedFields)[number], { pack_type: pack }: EditValues) =>
  isOffered(memberField(name)) && (!isOfHolder(name) || isForChild(pack));

/**
 * The package and the other fields that are not in `ownFields`. The child's fields are included only for a
 * children's package, and the payment service only for a payment in euro.
 */
export const packageFields = (values: EditValues) =>
  withPackage.filter(
    (name) =>
      isAsked(name, values) && (name !== 'euro_payment_method' || values.payment_method === 'euro'),
  );

/**
 * Converts the form's values to a request body. The payment service is null unless the payment is in euro.
 */
function toBody(values: EditValues) {
  const body = correctionsOf(values, editedFields);
  const { payment_method: method, euro_payment_method: service } = body;
  return { ...body, euro_payment_method: method === 'euro' ? service : null };
}

/**
 * The fields that are validated and sent: all of `editedFields`. The fields about a child are left out unless the
 * package is for children.
 */
const askedFields = (values: EditValues) => editedFields.filter((name) => isAsked(name, values));

export const validateEdit = validateWith(updateUser.body, (values: EditValues) =>
  pick(toBody(values), askedFields(values)),
);

/** Returns the entered values that differ from the stored values. */
export const editChanges = (member: AdminMember, values: EditValues) =>
  changesOf(toBody(editValuesOf(member)), toBody(values), askedFields(values));
