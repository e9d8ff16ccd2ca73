import { pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { changeId } from '../http/samples.ts';
import { reviewingRoles } from '../roles.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import {
  array,
  boolean,
  isoTime,
  mixed,
  number,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';
import { mailIdField } from './admin-routes.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';

/** Maximum number of letters that one call marks as printed. */
export const lettersAtOnce = 50;

const text = () => string().required();

/**
 * A mail that staff print and post, because the member has no mailbox. The letter has the mail's texts, not its links.
 */
const letterSchema = strictObject({
  id: mailIdField().required(),
  kind: mixed<MailKind>().oneOf(mailKinds).required(),
  written_at: isoTime().required(),
  language: mixed<LanguageCode>().oneOf(languageCodes).required(),
  recipient: strictObject({
    name: text(),
    request_number: text(),
    address: text(),
    /** Empty in a country without postal codes. */
    postal_code: string().defined(),
    country: text(),
  }).required(),
  heading: text(),
  greeting: text(),
  facts: array(strictObject({ label: text(), value: text() }).required()).required(),
  paragraphs: array(text()).required(),
  items: array(text()).required(),
  quote: objectOrNull({ label: text(), text: text() }),
  notes: array(text()).required(),
  sign_off: text(),
  /** The club's e-mail and phone, so that the member can answer. */
  contact: strictObject({ email: text(), phone: text() }).required(),
});

export const listLetters = defineRoute({
  ...pageRoute,
  path: '/api/admin/letters',
  summary:
    'Returns the letters that are to be printed, oldest first, with the addresses, and their total number. The history records who read them.',
  roles: reviewingRoles,
  tells: 'view_addresses',
  response: pageOf({
    total: number().required(),
    letters: array(letterSchema.required()).required(),
  }),
});

export const markLetters = defineRoute({
  method: 'POST',
  path: '/api/admin/letters/printed',
  summary:
    'Takes letters that were printed off the list, or puts them back if `printed` is false. A repeat changes nothing.',
  roles: reviewingRoles,
  tells: 'print_letter',
  limit: { heavy: 'bulk' },
  body: strictObject({
    ids: array(mailIdField().required()).required().min(1).max(lettersAtOnce),
    printed: boolean().required(),
  }),
  example: { body: { ids: [changeId], printed: true } },
  response: strictObject({ changed: number().required() }),
});
