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

/** What the API takes of each field at registration. */
export const fieldRules = byName<{ [N in MemberFieldName]: MemberFields[N]['rule'] }>(
  memberFieldNames,
  (name) => memberFields[name].rule,
);

type Corrections<N extends MemberFieldName> = {
  [K in N]: Schema<(K extends keyof KeptFields ? KeptFields[K] : never) | undefined>;
};

/** What somebody may correct: each field by itself, none of them needed. */
export const correctionFields = <C extends Corrector>(corrector: C) =>
  byName<Corrections<CorrectableFieldName<C>>>(correctableBy(corrector), (name) => {
    const { rule, correction } = memberField(name);
    return correction ?? rule.optional();
  });

/** How answers carry what is kept. */
export const answerFields = byName<{ [N in keyof KeptFields]: Schema<KeptFields[N]> }>(
  keptFieldNames,
  (name) => answerSchema(memberField(name)),
);
