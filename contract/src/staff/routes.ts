import { gatePhraseMaxLength, gatePhraseMinLength } from '../admin/gate.ts';
import { fileFields, fileRoute } from '../files/list-file.ts';
import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { passPhrase } from '../http/samples.ts';
import { emailRule } from '../members/field-rules.ts';
import { type AdminRole, adminRoles, ownerRoles } from '../roles.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { array, boolean, isoTime, mixed, strictObject, string } from '../validation/yup.ts';

/** `waits` is true if another owner has to confirm the change before it takes effect. */
const askedSchema = strictObject({ ...doneSchema.fields, waits: boolean().required() });

const role = () => mixed<AdminRole>().oneOf(adminRoles).required();

export const listStaff = defineRoute({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Returns all admins with role and last sign-in.',
  roles: ownerRoles,
  response: strictObject({
    staff: array(
      strictObject({
        email: string().required(),
        role: role(),
        has_signed_in: boolean().required(),
        /** Null until the person has signed in. */
        last_sign_in_at: isoTime().nullable().defined(),
        is_you: boolean().required(),
      }),
    ).required(),
  }),
});

/** Columns of GET /api/admin/staff.csv. */
export const staffColumns = ['email', 'role', 'has_signed_in', 'last_sign_in_at'] as const;

export const exportStaff = defineRoute({
  ...fileRoute,
  roles: ownerRoles,
  tells: 'export_staff',
  path: '/api/admin/staff.csv',
  summary: 'Returns all admins as a file.',
  query: strictObject(fileFields(staffColumns)),
  example: { query: { columns: 'email,role' } },
});

export const addPerson = defineRoute({
  method: 'POST',
  path: '/api/admin/staff',
  summary:
    'Makes a person an admin, who signs in with the Google account of that address, and notifies the owners. A new owner waits until another owner confirms it (`waits`), if there is another. A repeat changes nothing.',
  roles: ownerRoles,
  tells: 'add_person',
  limit: { heavy: 'staffMail' },
  status: 201,
  body: strictObject({ email: emailRule(), role: role() }),
  normalise: withNormalisedEmail,
  example: { body: { email: 'sara.ahmadi@example.com', role: 'reviewer' } },
  response: askedSchema,
  errors: ['person_exists', 'other_change_waits', 'second_person_gone'],
});

export const changeRole = defineRoute({
  method: 'PUT',
  path: '/api/admin/staff',
  summary:
    "Changes an admin's role from the next call on and notifies the owners. A change to owner waits until another owner confirms it (`waits`), if there is another. At least one owner who has signed in must remain.",
  roles: ownerRoles,
  tells: 'change_role',
  limit: { heavy: 'staffMail' },
  body: strictObject({ email: emailRule(), role: role() }),
  normalise: withNormalisedEmail,
  example: { body: { email: 'sara.ahmadi@example.com', role: 'treasurer' } },
  response: askedSchema,
  errors: ['person_not_found', 'last_owner', 'other_change_waits', 'second_person_gone'],
});

const phrase = () => string().required().min(gatePhraseMinLength).max(gatePhraseMaxLength);

export const changeGatePhrases = defineRoute({
  method: 'PUT',
  path: '/api/admin/gate/phrases',
  summary:
    "Replaces the panel's three pass phrases, of which only keyed hashes are stored. The change waits until another owner confirms it (`waits`), if there is another. Until then the earlier phrases count.",
  roles: ownerRoles,
  tells: 'ask_settings',
  limit: { heavy: 'staffMail' },
  body: strictObject({ first: phrase(), second: phrase(), third: phrase() }),
  example: {
    body: {
      first: passPhrase,
      second: 'until the end of the match',
      third: 'rain on a sunday afternoon',
    },
  },
  response: askedSchema,
  errors: ['other_change_waits', 'second_person_gone'],
});

export const removePerson = defineRoute({
  method: 'POST',
  path: '/api/admin/staff/remove',
  summary:
    'Removes an admin and all their sessions at once and notifies the owners. At least one owner who has signed in must remain.',
  roles: ownerRoles,
  tells: 'remove_person',
  limit: { heavy: 'staffMail' },
  body: strictObject({ email: emailRule() }),
  normalise: withNormalisedEmail,
  example: { body: { email: 'sara.ahmadi@example.com' } },
  response: doneSchema,
  errors: ['person_not_found', 'last_owner'],
});
