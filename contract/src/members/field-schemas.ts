import type { Schema } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { answerSchema, type Corrector } from './field-kinds.ts';
import {
  type CorrectableFieldName,
  correctableBy,
  type KeptFields,
  keptFieldNames,
  memberField,
  memberFieldNames,
} from './field-sets.ts';
import { type MemberFieldName, type MemberFields, memberFields } from './member-fields.ts';

/** The schema of each field at registration. */
export const fieldRules = byName<{ [N in MemberFieldName]: MemberFields[N]['rule'] }>(
  memberFieldNames,
  (name) => memberFields[name].rule,
);

type Corrections<N extends MemberFieldName> = {
  [K in N]: Schema<(K extends keyof KeptFields ? KeptFields[K] : never) | undefined>;
};

/** Returns the schemas of the fields that the given role may correct. All of them are optional. */
export const correctionFields = <C extends Corrector>(corrector: C) =>
  byName<Corrections<CorrectableFieldName<C>>>(correctableBy(corrector), (name) => {
    const { rule, correction } = memberField(name);
    return correction ?? rule.optional();
  });

/** Schemas of the stored fields as they appear in responses. */
export const answerFields = byName<{ [N in keyof KeptFields]: Schema<KeptFields[N]> }>(
  keptFieldNames,
  (name) => answerSchema(memberField(name)),
);
