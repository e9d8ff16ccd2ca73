import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { askedIn } from '@fanclub/contract/members/field-sets';
import {
  type ConsentName,
  consentNames,
  legalConsentsSchema,
} from '@fanclub/contract/registration/consents';
import { familyPersonSchema } from '@fanclub/contract/registration/family-person';
import { informationSchema } from '@fanclub/contract/registration/information';
import { isProof, proofFieldNames, proofSchema } from '@fanclub/contract/registration/proof';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { type PersonDraft, personFieldOf, personPath } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation, toPerson, toProof } from '../draft/to-register-request.ts';
import { firstPage, stepOfPage, type WizardPage, wizardPages } from '../wizard/pages.ts';

const consentField = (name: string) => `legal_consents.${name}`;

/** The fields of each page from top to bottom: the order of summaries and of the first error. */
const fieldsOfPages: Record<WizardPage, readonly string[]> = {
  membership: [...askedIn('membership'), 'passportUrl'],
  personal: askedIn('personal', 'holder'),
  residence: askedIn('residence'),
  contact: askedIn('contact'),
  payment: [
    'promo_code',
    ...askedIn('payment').filter((name) => !isProof(name)),
    'paid_confirm',
    'receiptUrl',
    ...proofFieldNames,
  ],
  confirm: consentNames.map(consentField),
  tracking: [],
};
export const wizardFields = wizardPages.flatMap((page) => fieldsOfPages[page]);

/** A field that no page shows belongs to the last one that is filled in, where its message is seen. */
export const pageOfField = (field: string): WizardPage =>
  field === 'people' || personFieldOf(field)
    ? firstPage
    : (wizardPages.find((page) => fieldsOfPages[page].includes(field)) ?? 'confirm');

const personFields = [...askedIn('personal'), ...fieldsOfPages.membership];

/** Where a field stands in the form; the family comes below the own card, one after the other. */
function placeOf(field: string): number {
  const person = personFieldOf(field);
  if (!person) return wizardFields.indexOf(field);
  const within = person.index + personFields.indexOf(person.field) / 100;
  return wizardFields.indexOf('passportUrl') + (1 + within) / 100;
}

/** What is asked about whoever fills it in: everything, what is bought alone, or nothing where only the family applies. */
export type OwnPart = 'all' | 'membership' | 'none';

/** What is asked for beside the fields; of a member who renews it is less. */
export interface DraftRules {
  consents: readonly ConsentName[];
  ownPart: (draft: RegistrationDraft) => OwnPart;
  /** What is not right about whoever fills it in, where other things are asked than in a registration. */
  ownErrors?: (draft: RegistrationDraft) => FieldErrors;
  /** Whether a club card needs a document. */
  needsDocument: (draft: RegistrationDraft) => boolean;
  /** The same of one of the family, and what is not right about them. */
  personNeedsDocument: (person: PersonDraft) => boolean;
  personErrors: (person: PersonDraft) => FieldErrors;
}

export const visitorRules: DraftRules = {
  consents: consentNames,
  ownPart: () => 'all',
  needsDocument: () => true,
  personNeedsDocument: () => true,
  personErrors: (person) => fieldErrorsOf(familyPersonSchema, toPerson(person)),
};

/** Every error of the whole form by field, in the order of the form. */
export function validateDraft(draft: RegistrationDraft, rules = visitorRules): FieldErrors {
  const consents = Object.entries(fieldErrorsOf(legalConsentsSchema, draft.legal_consents)).filter(
    ([name]) => rules.consents.some((asked) => asked === name),
  );
  const errors: FieldErrors = {
    ...(rules.ownErrors ?? ownErrors)(draft, rules),
    ...Object.assign({}, ...peopleErrors(draft, rules)),
    ...paymentErrors(draft),
    ...Object.fromEntries(consents.map(([name, key]) => [consentField(name), key])),
  };
  return inFormOrder(Object.entries(errors));
}

const inFormOrder = (errors: [string, FieldErrorKey][]): FieldErrors =>
  Object.fromEntries(errors.sort(([one], [other]) => placeOf(one) - placeOf(other)));

export function pageErrors(page: WizardPage, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => pageOfField(field) === page),
  );
}

/** The last page up to `wanted` that what was filled in so far allows. */
export function allowedPage(
  wanted: WizardPage,
  draft: RegistrationDraft,
  rules = visitorRules,
): WizardPage {
  if (!isAsked(wanted, rules.ownPart(draft))) return firstPage;
  const errors = validateDraft(draft, rules);
  const blocked = wizardPages
    .slice(0, wizardPages.indexOf(wanted))
    .find((page) => Object.keys(pageErrors(page, errors)).length > 0);
  return blocked ?? wanted;
}

/** Whoever is not asked for the own data has no pages of them. */
const isAsked = (page: WizardPage, own: OwnPart) =>
  own === 'all' || page === firstPage || stepOfPage(page) !== 'information';

/** What is not right about whoever fills in a registration. */
export function ownErrors(draft: RegistrationDraft, { needsDocument }: DraftRules): FieldErrors {
  const lacksDocument = draft.juventus_card && !draft.passportUrl && needsDocument(draft);
  return {
    ...fieldErrorsOf(informationSchema, toInformation(draft)),
    ...(lacksDocument && { passportUrl: 'id_card_required' }),
  };
}

/** What is not right about each of the family, by the paths of their fields. */
export const peopleErrors = (
  { people }: Pick<RegistrationDraft, 'people'>,
  rules: Pick<DraftRules, 'personErrors'>,
): FieldErrors[] =>
  people.map((person, index) => {
    const errors = Object.entries(rules.personErrors(person));
    return inFormOrder(errors.map(([field, key]) => [personPath(index, field), key]));
  });

function paymentErrors(draft: RegistrationDraft): FieldErrors {
  const needsService = draft.payment_method === 'euro' && !draft.euro_payment_method;
  return {
    ...(!draft.payment_method && { payment_method: 'payment_method_required' }),
    ...(needsService && { euro_payment_method: 'euro_payment_method_required' }),
    ...(!draft.paid_confirm && { paid_confirm: 'payment_not_confirmed' }),
    ...(!draft.receiptUrl && { receiptUrl: 'receipt_required' }),
    ...fieldErrorsOf(proofSchema, toProof(draft)),
  };
}
