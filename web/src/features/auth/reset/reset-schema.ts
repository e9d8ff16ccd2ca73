import { minimumPasswordScore, passwordScore } from '@fanclub/contract/auth/passwords';
import { passwordMaxLength } from '@fanclub/contract/registration/information';
import { object, string } from '@fanclub/contract/validation/yup';

/** A password of one's own (specification §5). */
export const customResetSchema = object({
  new_password: string()
    .required('password_required')
    .max(passwordMaxLength)
    .test(
      'password_too_weak',
      'password_too_weak',
      (value) => !value || passwordScore(value) >= minimumPasswordScore,
    ),
  confirm_password: string()
    .required('password_required')
    .test(
      'passwords_dont_match',
      'passwords_dont_match',
      (value, { parent }) => !value || value === parent.new_password,
    ),
});
