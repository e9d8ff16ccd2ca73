import { pick } from '../members/by-name.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { informationFieldNames } from '../members/field-sets.ts';
import { strictObject } from '../validation/yup.ts';

/** What the wizard's first step collects; the form runs it before the server does. */
export const informationSchema = strictObject(pick(fieldRules, informationFieldNames));
