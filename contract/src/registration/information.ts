import { byName, pick } from '../members/by-name.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { holderFieldNames, informationFieldNames } from '../members/field-sets.ts';
import { isForChild } from '../pricing/packages.ts';
import { strictObject } from '../validation/yup.ts';

type HolderRules = Pick<typeof fieldRules, (typeof holderFieldNames)[number]>;

/**
 * The form requires the child's name and birth date if the package is for a child; the API accepts a registration
 * without them.
 */
const holderRules = byName<HolderRules>(holderFieldNames, (name) =>
  fieldRules[name].test('field_required', 'field_required', function (value) {
    const { pack_type: pack } = this.parent as { pack_type?: unknown };
    return Boolean(value) || !isForChild(pack);
  }),
);

/** Schema of the wizard's first step. The form checks it before the data is sent. */
export const informationSchema = strictObject({
  ...pick(fieldRules, informationFieldNames),
  ...holderRules,
});
