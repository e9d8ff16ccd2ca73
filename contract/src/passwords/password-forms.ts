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

/** Form for resetting a password. The repeated password is only checked, not sent. */
export const resetPasswordForm = object({
  new_password: ownPasswordField().required('password_required'),
  confirm_password: confirmPasswordField('password_required'),
});

/** Form for changing a password. The repeated password is only checked, not sent. */
export const changePasswordForm = object({
  current_password: string().required('all_fields_required').max(passwordMaxLength),
  new_password: newPasswordField(),
  confirm_password: confirmPasswordField('all_fields_required'),
});

/** Form for setting a first password. The repeated password is only checked, not sent. */
export const firstPasswordForm = object({
  new_password: newPasswordField(),
  confirm_password: confirmPasswordField('all_fields_required'),
});
