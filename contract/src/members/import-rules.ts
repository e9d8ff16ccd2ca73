import { strictObject } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { dependantBirthDateRule } from './field-rules.ts';
import { fieldRules } from './field-schemas.ts';
import { type ImportedField, importedFields } from './import-columns.ts';

const rules = byName<Pick<typeof fieldRules, ImportedField>>(
  importedFields,
  (name) => fieldRules[name],
);

/** The rules of a person in an imported file, and of a person whom staff enter. */
export const importedSchema = strictObject(rules);

/** The rules of such a person with a guardian, who may be younger than a person who registers alone. */
export const importedDependantSchema = strictObject({
  ...rules,
  birth_date: dependantBirthDateRule(),
});
