import { defineRoute } from '../http/route.ts';
import { ownerRoles } from '../roles.ts';
import {
  bridgeLanguage,
  type LanguageCode,
  languageCodes,
  perLanguage,
} from '../text/languages.ts';
import { array, boolean, type InferType, mixed, number, strictObject } from '../validation/yup.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';
import { mailWordsSchema } from './mail-words.ts';

const kind = () => mixed<MailKind>().oneOf(mailKinds).required();
const version = () => number().integer().min(0).required();

const inLanguage = strictObject({
  original: mailWordsSchema.required(),
  /** Texts that admins have changed; null if the original texts are sent. */
  words: mailWordsSchema.nullable().defined().default(null),
});

const rewordedMailSchema = strictObject({
  kind: kind(),
  /** Number of changes; 0 if the texts of the mail were never changed. */
  version: version(),
  languages: strictObject(perLanguage(() => inLanguage)),
}).meta({ name: 'RewordedMail' });
export type RewordedMail = InferType<typeof rewordedMailSchema>;

export const listMailWords = defineRoute({
  method: 'GET',
  path: '/api/admin/mail-words',
  summary: 'Returns the mails whose text staff may change, with the original and the current text.',
  roles: ownerRoles,
  response: strictObject({ mails: array(rewordedMailSchema.required()).required() }),
});

export const rewordMail = defineRoute({
  method: 'PUT',
  path: '/api/admin/mail-words/{kind}',
  summary:
    'Changes the text of a mail in one language, or restores the original (null). It waits for a second owner or treasurer if there are two (`waits`). Placeholders in braces must be those of the mail.',
  roles: ownerRoles,
  tells: 'ask_settings',
  limit: { heavy: 'staffMail' },
  params: strictObject({ kind: kind() }),
  body: strictObject({
    version: version(),
    language: mixed<LanguageCode>().oneOf(languageCodes).required(),
    words: mailWordsSchema.nullable().defined().default(null),
  }),
  example: {
    params: { kind: 'application_approved' },
    body: {
      version: 0,
      language: bridgeLanguage,
      words: {
        subject: 'Welcome to the club: {request_number}',
        preview: 'You’re one of us now.',
        heading: 'Welcome, {first_name}!',
        body: 'We’ve approved your application.\n\nSee you at the next match.',
        action: 'Go to my profile',
      },
    },
  },
  response: strictObject({ mail: rewordedMailSchema.required(), waits: boolean().required() }),
  errors: ['settings_changed', 'other_change_waits', 'second_person_gone'],
});
