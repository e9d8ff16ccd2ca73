import { newPasswordMinLength, passwordMaxLength } from '@fanclub/contract/members/password-rules';
import { object, string } from '@fanclub/contract/validation/yup';

const required = () => string().required('all_fields_required').max(passwordMaxLength);

/** Changing the password: the current one, and a new one twice. */
export const changePasswordSchema = object({
  current_password: required(),
  new_password: required().min(newPasswordMinLength, 'password_min_length'),
  confirm_password: required().test(
    'passwords_dont_match',
    'passwords_dont_match',
    (value, { parent }) => !value || value === parent.new_password,
  ),
});
