import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { array, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';

/** How many of them can be sent again at once. */
export const mailsSentAgainAtOnce = 100;

const mailIdField = () => string().matches(/^[A-Za-z0-9_-]{1,64}$/);

const failedMailSchema = strictObject({
  id: mailIdField().required(),
  /** Null for a kind that was sent once and is not any more. */
  kind: mixed<MailKind>().oneOf(mailKinds).nullable().defined(),
  to: string().required(),
  written_at: isoTime().required(),
  attempts: number().required(),
  /** What the mail server, or the network, said last. */
  error: string().nullable().defined(),
});

/** Of a file of them. */
export const failedMailColumns = Object.keys(failedMailSchema.fields);

export const listFailedMails = defineRoute({
  method: 'GET',
  path: '/api/admin/mails/failed',
  summary:
    'The mails that were given up, those of longest ago first, and how many there are in all.',
  access: 'admin',
  status: 200,
  query: strictObject(pageFields),
  response: strictObject({
    total: number().required(),
    mails: array(failedMailSchema.required()).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});

export const exportFailedMails = defineRoute({
  ...fileRoute,
  path: '/api/admin/mails/failed.csv',
  summary: 'All mails that were given up as a file.',
  query: strictObject(fileFields(failedMailColumns)),
});

export const sendMailsAgain = defineRoute({
  method: 'POST',
  path: '/api/admin/mails/send-again',
  summary: 'Tries mails again that were given up; answers how many of these ids were such.',
  access: 'admin',
  status: 200,
  body: strictObject({
    ids: array(mailIdField().required()).required().min(1).max(mailsSentAgainAtOnce),
  }),
  response: strictObject({ sent_again: number().required() }),
  errors: [],
});
