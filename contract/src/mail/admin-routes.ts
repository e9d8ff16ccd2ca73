import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { changeId } from '../http/samples.ts';
import { ownerRoles, reviewingRoles } from '../roles.ts';
import { array, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { type MailKind, mailKinds } from './mail-kinds.ts';

/** Maximum number of failed mails that one call can send again. */
export const mailsSentAgainAtOnce = 100;

export const mailIdField = () => string().matches(/^[A-Za-z0-9_-]{1,64}$/);

const failedMailSchema = strictObject({
  id: mailIdField().required(),
  /** Null if mails of this kind are not sent any more. */
  kind: mixed<MailKind>().oneOf(mailKinds).nullable().defined(),
  to: string().required(),
  written_at: isoTime().required(),
  attempts: number().required(),
  /** The last error that the mail server or the network reported. */
  error: string().nullable().defined(),
});

/** Columns of GET /api/admin/mails/failed.csv. */
export const failedMailColumns = Object.keys(failedMailSchema.fields);

export const listFailedMails = defineRoute({
  ...pageRoute,
  path: '/api/admin/mails/failed',
  summary: 'Returns the mails that were given up, oldest first.',
  roles: reviewingRoles,
  response: pageOf({ mails: array(failedMailSchema.required()).required() }),
});

export const exportFailedMails = defineRoute({
  ...fileRoute,
  roles: ownerRoles,
  tells: 'export_mails',
  path: '/api/admin/mails/failed.csv',
  summary: 'Returns all mails that were given up as a file.',
  query: strictObject(fileFields(failedMailColumns)),
});

export const sendMailsAgain = defineRoute({
  method: 'POST',
  path: '/api/admin/mails/send-again',
  summary: 'Retries mails that were given up; returns how many of the given ids were such mails.',
  roles: reviewingRoles,
  tells: 'send_mail_again',
  limit: { heavy: 'bulk' },
  body: strictObject({
    ids: array(mailIdField().required()).required().min(1).max(mailsSentAgainAtOnce),
  }),
  example: { body: { ids: [changeId] } },
  response: strictObject({ sent_again: number().required() }),
});
