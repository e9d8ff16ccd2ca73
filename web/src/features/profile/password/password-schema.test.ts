import { describe, expect, it } from 'vitest';
import { validateWith } from '#ui/form/validate-with.ts';
import { changePasswordSchema } from './password-schema.ts';

const errorsOf = validateWith<object>(changePasswordSchema);
const valid = { current_password: 'old', new_password: 'secret', confirm_password: 'secret' };

describe('changePasswordSchema', () => {
  it('takes a new password of six characters', () => {
    expect(errorsOf(valid)).toEqual({});
  });

  it.each([
    [{ current_password: '' }, { current_password: 'all_fields_required' }],
    [{ confirm_password: '' }, { confirm_password: 'all_fields_required' }],
    [{ confirm_password: 'Secret' }, { confirm_password: 'passwords_dont_match' }],
    [{ new_password: 'short', confirm_password: 'short' }, { new_password: 'password_min_length' }],
  ])('with %j it says %j', (change, errors) => {
    expect(errorsOf({ ...valid, ...change })).toEqual(errors);
  });
});
