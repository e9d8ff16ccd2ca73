import { string } from '../validation/yup.ts';
import {
  isLongEnough,
  minimumPasswordScore,
  newPasswordMinLength,
  passwordMaxLength,
  passwordScore,
} from './password-rules.ts';

/** A password of one's own at a reset: strong, and long enough for an account. */
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

/** A password in place of the one that somebody has. */
export const newPasswordField = () =>
  string()
    .required('all_fields_required')
    .test('password_min_length', 'password_min_length', (value) => !value || isLongEnough(value))
    .meta({ json: { minLength: newPasswordMinLength } })
    .max(passwordMaxLength);

/** A password that somebody has already; its rules were those of the day it was set. */
export const currentPasswordField = () =>
  string().required('password_required').max(passwordMaxLength);
