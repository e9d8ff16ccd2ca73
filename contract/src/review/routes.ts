import { defineRoute } from '../http/route.ts';
import { receiptUrl } from '../http/samples.ts';
import { forFields } from '../members/family.ts';
import { correctionFields } from '../members/field-schemas.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { isoTime, strictObject } from '../validation/yup.ts';

export const sendItems = defineRoute({
  method: 'POST',
  path: '/api/user/send-items',
  summary:
    'Sends exactly the items that a review asked for: images by the address of an upload, fields by value. All or nothing. A rejected application returns to review. Without `since`, the member begins: the call names another first and last name, which staff accept by an edit of the name; until then nothing else changes, and the present name withdraws it. A repeat returns 200.',
  access: 'member',
  limit: { account: 'contact' },
  query: strictObject(forFields),
  body: strictObject({
    /** Identifies the request for items that this call responds to: `requested.since` of the profile. */
    since: isoTime().optional(),
    receiptUrl: fileUrl().optional(),
    passportUrl: fileUrl().optional(),
    ...correctionFields('rejected'),
  }),
  normalise: normaliseMemberInput,
  example: {
    body: { since: '2026-11-22T09:30:00.000Z', receiptUrl, phone: '+393337654321' },
  },
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found', 'invalid_transition'],
});
