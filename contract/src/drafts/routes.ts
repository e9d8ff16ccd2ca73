import { idempotencyKeyPattern } from '../http/idempotency-key.ts';
import { defineRoute } from '../http/route.ts';
import { emailRule } from '../members/field-rules.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { fileUrlPattern } from '../uploads/file-rules.ts';
import { array, boolean, isoTime, strictObject, string } from '../validation/yup.ts';
import { draftIdPattern, draftKeyPattern, maxSealedLength } from './draft.ts';

export const mailDraft = defineRoute({
  method: 'POST',
  path: '/api/drafts',
  summary:
    'Keeps a form that is not sent yet for 7 days, encrypted by the browser, and mails the link that opens it elsewhere. The key is in that link alone.',
  access: 'public',
  status: 201,
  limit: { address: 'draft', overall: 'draft', account: 'draft' },
  body: strictObject({
    email: emailRule(),
    /** AES-256-GCM, the nonce of 12 bytes before it, in base64url. */
    sealed: string()
      .required()
      .max(maxSealedLength)
      .matches(/^[A-Za-z0-9_-]+$/, 'invalid_value'),
    /** What opens it: for the link in the mail, and stored nowhere once that is sent. */
    key: string().required().matches(draftKeyPattern, 'invalid_value'),
    /** Its images, a receipt and a document of each person, which are kept as long as the draft. */
    uploads: array(string().required().matches(fileUrlPattern, 'upload_not_found'))
      .max(submissionMaxPeople + 1)
      .optional(),
    /** The Idempotency-Key that its registration will have, which takes the draft away. */
    registration_key: string().matches(idempotencyKeyPattern, 'invalid_value').optional(),
  }),
  normalise: withNormalisedEmail,
  response: strictObject({ success: boolean().required(), expires_at: isoTime().required() }),
  errors: ['service_busy'],
});

export const readDraft = defineRoute({
  method: 'GET',
  path: '/api/drafts/{draftId}',
  summary: 'A form that was mailed to go on elsewhere, as the browser encrypted it.',
  access: 'public',
  status: 200,
  limit: { address: 'linkUse' },
  params: strictObject({
    draftId: string().required().matches(draftIdPattern, 'invalid_value'),
  }),
  response: strictObject({ sealed: string().required(), expires_at: isoTime().required() }),
  errors: ['draft_not_found'],
});
