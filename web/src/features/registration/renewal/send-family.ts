import {
  type RenewFamilyRequest,
  renewFamily,
  renewFamilyRequestSchema,
} from '@fanclub/contract/families/routes';
import { askedIn } from '@fanclub/contract/members/field-sets';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { personFieldOf, personPath } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { expectedOf, givenOf } from '../draft/to-register-request.ts';
import type { ShownRenewal } from './to-renew-request.ts';

/**
 * Renews for everybody who was chosen, with one payment. If two calls have the same request numbers, from two
 * tabs or after a lost response, the server renews only once. The header with the idempotency key lets the
 * HTTP client repeat the call while the server is busy.
 */
export async function sendFamily(
  draft: RegistrationDraft,
  memberId: string,
  shown: ShownRenewal,
): Promise<null> {
  const body = toFamilyRenewal(draft, memberId, shown);
  const isFirst = shown.rules.ownPart(draft) !== 'none';
  const headers = { 'idempotency-key': draft.idempotencyKey };
  await call(renewFamily, { body, headers }).catch((error) => {
    throw error instanceof ApiError && isFirst ? atOwnFields(error) : error;
  });
  return null;
}

/** Builds the request. If the member renews too, the member is the first in the list of people. */
function toFamilyRenewal(
  draft: RegistrationDraft,
  memberId: string,
  { language, amounts, season, rules }: ShownRenewal,
): RenewFamilyRequest {
  const { payment_method: method } = draft;
  const own = {
    id: memberId,
    pack_type: draft.pack_type,
    juventus_card: draft.juventus_card,
    passportUrl: passportOf(draft, rules.needsDocument(draft)),
    request_number: draft.request_number,
    ...expectedOf(amounts.own, method),
  };
  const others = draft.people.map((person, index) => ({
    id: person.key,
    pack_type: person.pack_type,
    juventus_card: person.juventus_card,
    passportUrl: passportOf(person, rules.personNeedsDocument(person)),
    request_number: person.request_number,
    ...expectedOf(amounts.people?.[index], method),
  }));
  const people = rules.ownPart(draft) === 'none' ? others : [own, ...others];
  // The bank transfer names the form's number, so the first person in the list gets this number.
  const [first, ...rest] = people;
  return renewFamilyRequestSchema.validateSync({
    ...givenOf(draft, askedIn('payment')),
    // The dependants may have agreed to older versions than the guardian. The request therefore always has both consents,
    // by which the guardian agrees to the current versions for everybody.
    legal_consents: {
      terms: true,
      privacy: true,
      ...renewedConsents(draft, rules.consents).legal_consents,
    },
    season,
    people: [{ ...first, request_number: draft.request_number }, ...rest],
    language,
    receiptUrl: draft.receiptUrl,
    ...expectedOf(amounts, method),
  });
}

const passportOf = (
  { juventus_card, passportUrl }: Pick<RegistrationDraft, 'juventus_card' | 'passportUrl'>,
  isNeeded: boolean,
) => (juventus_card && isNeeded && passportUrl) || null;

/**
 * Returns the error with the form's paths. The request lists the member first, whose fields have paths without an index
 * in the form. The other people therefore have an index in the request that is higher by one than in the form.
 */
function atOwnFields({ status, code, message, detail, errors }: ApiError): ApiError {
  const pathOf = (path: string) => {
    const person = personFieldOf(path);
    if (!person) return path;
    return person.index === 0 ? person.field : personPath(person.index - 1, person.field);
  };
  const moved = Object.entries(errors).map(([path, key]) => [pathOf(path), key]);
  return new ApiError({ status, code, message, detail, errors: Object.fromEntries(moved) });
}
