import { emailField, membershipFields, personalFields } from '../members/member-fields.ts';
import { newPasswordMinLength, passwordMaxLength } from '../members/password-rules.ts';
import { strictObject, string } from '../validation/yup.ts';

/** Registration password: optional, at least 6 characters when given. */
export const registrationPasswordMinLength = newPasswordMinLength;

export const registrationPasswordField = () =>
  string()
    .optional()
    .max(passwordMaxLength)
    .test(
      'password_min_length',
      'password_min_length',
      (value) => !value || value.length >= registrationPasswordMinLength,
    );

/** What the wizard's first step collects; shared by Formik and the server. */
export const informationFields = {
  ...personalFields,
  email: emailField(),
  ...membershipFields,
  password: registrationPasswordField(),
};

export const informationSchema = strictObject(informationFields);
