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
    'Stores an unsent form, encrypted by the browser, for 7 days and mails the link that opens it on another device. Only that link contains the key.',
  access: 'public',
  status: 201,
  limit: { address: 'draft', overall: 'draft', account: 'draft' },
  body: strictObject({
    email: emailRule(),
    /** The draft encrypted with AES-256-GCM: the 12-byte nonce followed by the ciphertext, in base64url. */
    sealed: string()
      .required()
      .max(maxSealedLength)
      .matches(/^[A-Za-z0-9_-]+$/, 'invalid_value'),
    /**
     * The key that decrypts the draft. It becomes part of the mailed link and is not stored after the mail was sent.
     */
    key: string().required().matches(draftKeyPattern, 'invalid_value'),
    /**
     * Paths (`/api/files/…`) of the draft's images: one receipt, and a document for each person. The images are stored
     * as long as the draft.
     */
    uploads: array(string().required().matches(fileUrlPattern, 'upload_not_found'))
      .max(submissionMaxPeople + 1)
      .optional(),
    /**
     * The Idempotency-Key that the registration from this draft will send. That registration then deletes the draft.
     */
    registration_key: string().matches(idempotencyKeyPattern, 'invalid_value').optional(),
  }),
  normalise: withNormalisedEmail,
  response: strictObject({ success: boolean().required(), expires_at: isoTime().required() }),
  errors: ['service_busy'],
});

export const readDraft = defineRoute({
  method: 'GET',
  path: '/api/drafts/{draftId}',
  summary: 'Returns a stored form as the browser encrypted it.',
  access: 'public',
  limit: { address: 'linkUse' },
  params: strictObject({
    draftId: string().required().matches(draftIdPattern, 'invalid_value'),
  }),
  response: strictObject({ sealed: string().required(), expires_at: isoTime().required() }),
  errors: ['draft_not_found'],
});
