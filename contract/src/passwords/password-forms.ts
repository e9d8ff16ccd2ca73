import { newPasswordField, ownPasswordField } from '../members/password-fields.ts';
import { passwordMaxLength } from '../members/password-rules.ts';
import { object, string } from '../validation/yup.ts';

type Missing = 'password_required' | 'all_fields_required';

const confirmPasswordField = (missing: Missing) =>
  string()
    .required(missing)
    .test(
      'passwords_dont_match',
      'passwords_dont_match',
      (value, { parent }) => !value || value === parent.new_password,
    );

/** Form of a password reset; the repetition is not sent. */
export const resetPasswordForm = object({
  new_password: ownPasswordField().required('password_required'),
  confirm_password: confirmPasswordField('password_required'),
});

/** Form of a change of password; the repetition is not sent. */
export const changePasswordForm = object({
  current_password: string().required('all_fields_required').max(passwordMaxLength),
  new_password: newPasswordField(),
  confirm_password: confirmPasswordField('all_fields_required'),
});

/** Form of a first password; the repetition is not sent. */
export const firstPasswordForm = object({
  new_password: newPasswordField(),
  confirm_password: confirmPasswordField('all_fields_required'),
});
