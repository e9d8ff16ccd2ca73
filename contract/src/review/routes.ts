import { defineRoute } from '../http/route.ts';
import { correctionFields } from '../members/field-schemas.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { fileUrlPattern } from '../uploads/file-rules.ts';
import { isoTime, strictObject, string } from '../validation/yup.ts';

const uploadedUrl = () => string().matches(fileUrlPattern, 'upload_not_found').optional();

export const sendItems = defineRoute({
  method: 'POST',
  path: '/api/user/send-items',
  summary:
    'A member sends exactly the items that a review asked for: images by the address of an upload, fields by their value. All or nothing; a rejected application is under review again. The same answer again is 200.',
  access: 'member',
  status: 200,
  body: strictObject({
    /** Which request is answered: the `since` that the profile tells. */
    since: isoTime().required(),
    receiptUrl: uploadedUrl(),
    passportUrl: uploadedUrl(),
    ...correctionFields('rejected'),
  }),
  normalise: normaliseMemberInput,
  response: ownProfileSchema,
  errors: ['forbidden', 'invalid_transition', 'service_busy'],
});
