import { byName, pick } from '../members/by-name.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { holderFieldNames, informationFieldNames } from '../members/field-sets.ts';
import { isForChild } from '../pricing/packages.ts';
import { strictObject } from '../validation/yup.ts';

type HolderRules = Pick<typeof fieldRules, (typeof holderFieldNames)[number]>;

/** The API takes a package for a child without the child; the form asks whose card it is. */
const holderRules = byName<HolderRules>(holderFieldNames, (name) =>
  fieldRules[name].test('field_required', 'field_required', function (value) {
    const { pack_type: pack } = this.parent as { pack_type?: unknown };
    return Boolean(value) || !isForChild(pack);
  }),
);

/** What the wizard's first step collects; the form runs it before the server does. */
export const informationSchema = strictObject({
  ...pick(fieldRules, informationFieldNames),
  ...holderRules,
});
