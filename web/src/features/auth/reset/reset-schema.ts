import { ownPasswordField } from '@fanclub/contract/members/password-fields';
import { object, string } from '@fanclub/contract/validation/yup';

/** A password of one's own. */
export const customResetSchema = object({
  new_password: ownPasswordField().required('password_required'),
  confirm_password: string()
    .required('password_required')
    .test(
      'passwords_dont_match',
      'passwords_dont_match',
      (value, { parent }) => !value || value === parent.new_password,
    ),
});
