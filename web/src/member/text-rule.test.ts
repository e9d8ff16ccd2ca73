import { string } from '@fanclub/contract/validation/yup';
import { expect, test } from 'vitest';
import { readTextRule, textRuleOf } from './text-rule.ts';

test('the rule of a field says how long its text may be', () => {
  expect(textRuleOf('first_name')).toEqual({ maxLength: 60, dir: 'ltr' });
  expect(textRuleOf('address_of_residency')).toEqual({ maxLength: 300, dir: 'ltr' });
  expect(textRuleOf('payer_last_four')).toEqual({ dir: 'ltr' });
});

test('a text of which only the length is checked may be in any script', () => {
  const free = string().nullable().optional().min(1, 'field_required').max(60);
  expect(readTextRule(free)).toEqual({ maxLength: 60, dir: 'auto' });
  expect(readTextRule(free.matches(/^\w+$/))).toEqual({ maxLength: 60, dir: 'ltr' });
  expect(readTextRule(string().required())).toEqual({ dir: 'auto' });
});
