import { memberField } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import type { Schema, SchemaDescription } from '@fanclub/contract/validation/yup';

interface TextRule {
  maxLength?: number;
  /** `auto` for text in any script: the value decides about the direction. */
  dir: 'ltr' | 'auto';
}

const lengthChecks = ['required', 'min', 'max'];

/**
 * Reads from the rule of a text what its input needs to know. A rule that checks more than the length only accepts Latin
 * script.
 */
export function readTextRule(rule: Schema): TextRule {
  const { tests } = rule.describe() as SchemaDescription;
  const max = tests.find(({ name }) => name === 'max')?.params?.max;
  return {
    ...(typeof max === 'number' && { maxLength: max }),
    dir: tests.every(({ name = '' }) => lengthChecks.includes(name)) ? 'auto' : 'ltr',
  };
}

/** Returns the greatest length and the direction of a text field of a member. */
export const textRuleOf = (name: MemberFieldName): TextRule => readTextRule(memberField(name).rule);
