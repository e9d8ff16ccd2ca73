import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { reviewNoteField } from '../members/review-items.ts';
import { strictObject } from '../validation/yup.ts';

export const askForName = defineRoute({
  method: 'POST',
  path: '/api/user/name-request',
  summary:
    "Asks the club to correct the caller's name, or that of somebody in the caller's family. Staff answer it; until then nothing changes. One request at a time.",
  access: 'member',
  limit: { account: 'contact' },
  query: strictObject(forFields),
  body: strictObject({
    first_name: fieldRules.first_name,
    last_name: fieldRules.last_name,
    /** Why the name is wrong, in the member's words. */
    note: reviewNoteField(),
  }),
  normalise: normaliseMemberInput,
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found', 'invalid_transition'],
});

export const withdrawNameAsk = defineRoute({
  method: 'DELETE',
  path: '/api/user/name-request',
  summary: 'Withdraws a request to correct a name. Safe to repeat.',
  access: 'member',
  query: strictObject(forFields),
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found'],
});
