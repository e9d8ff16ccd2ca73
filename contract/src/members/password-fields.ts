import { string } from '../validation/yup.ts';
import {
  isLongEnough,
  minimumPasswordScore,
  newPasswordMinLength,
  passwordMaxLength,
  passwordScore,
  passwordWeakness,
} from './password-rules.ts';

/** Returns the schema of a password that a person chooses when resetting it: long enough, and not weak. */
export function ownPasswordField() {
  return string()
    .max(passwordMaxLength)
    .test(
      'password_too_weak',
      'password_too_weak',
      (value) => !value || passwordScore(value) >= minimumPasswordScore,
    )
    .test('password_min_length', 'password_min_length', (value) => !value || isLongEnough(value));
}

/** Returns the schema of the new password of a signed-in member, who changes the password or sets a first one. */
export const newPasswordField = () =>
  string()
    .required('all_fields_required')
    .test('password_min_length', 'password_min_length', (value) => !value || isLongEnough(value))
    .test('password_weakness', 'password_repeats', function (value) {
      const weakness = value && passwordWeakness(value, {});
      return !weakness || this.createError({ message: weakness });
    })
    .meta({ json: { minLength: newPasswordMinLength } })
    .max(passwordMaxLength);

/**
 * Returns the schema of an existing password. It does not check the minimum length, because the password may be older
 * than that rule.
 */
export const currentPasswordField = () =>
  string().required('password_required').max(passwordMaxLength);
