import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { askedIn } from '@fanclub/contract/members/field-sets';
import {
  type ConsentName,
  consentNames,
  legalConsentsSchema,
} from '@fanclub/contract/registration/consents';
import { familyPersonSchema } from '@fanclub/contract/registration/family-person';
import { informationSchema } from '@fanclub/contract/registration/information';
import {
  isProof,
  proofFieldNames,
  proofSchema,
} from '@fanclub/contract/registration/request-rules';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { firstPage, stepOfPage, type WizardPage, wizardPages } from './pages.ts';
import { type PersonDraft, personFieldOf, personPath } from './person-draft.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { toInformation, toPerson, toProof } from './to-register-request.ts';

const consentField = (name: string) => `legal_consents.${name}`;

/**
 * The fields of each page from top to bottom. Error summaries list them in this order, and the first error
 * gets the focus.
 */
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

/**
 * Returns the page of a field. A field that is on no page belongs to the confirm page, which shows its error.
 */
export const pageOfField = (field: string): WizardPage =>
  field === 'people' || personFieldOf(field)
    ? firstPage
    : (wizardPages.find((page) => fieldsOfPages[page].includes(field)) ?? 'confirm');

const personFields = [...askedIn('personal'), ...fieldsOfPages.membership];

/**
 * Returns a number by which fields are sorted. The people of the family come after the club card of the
 * person who fills in the form.
 */
function positionOf(field: string): number {
  const person = personFieldOf(field);
  if (!person) return wizardFields.indexOf(field);
  const within = person.index + personFields.indexOf(person.field) / 100;
  return wizardFields.indexOf('passportUrl') + (1 + within) / 100;
}

/**
 * Which questions the person who fills in the form has to answer about themselves: all, only package and
 * card, or none if only the family applies.
 */
export type OwnPart = 'all' | 'membership' | 'none';

/** The rules that differ between a registration, a renewal and a family registration. */
export interface DraftRules {
  consents: readonly ConsentName[];
  ownPart: (draft: RegistrationDraft) => OwnPart;
  /** Validates the data of the person who fills in the form, if a registration's validation does not fit. */
  ownErrors?: (draft: RegistrationDraft) => FieldErrors;
  /** True if the club card of the person who fills in the form needs an identity document. */
  needsDocument: (draft: RegistrationDraft) => boolean;
  /** True if the club card of a person of the family needs an identity document. */
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

/** Returns all errors of the form by field, in the order of the form. */
export function validateDraft(draft: RegistrationDraft, rules = visitorRules): FieldErrors {
  const consents = Object.entries(fieldErrorsOf(legalConsentsSchema, draft.legal_consents)).filter(
    ([name]) => rules.consents.some((asked) => asked === name),
  );
  const errors: FieldErrors = {
    ...(rules.ownErrors ?? registrationErrors)(draft, rules),
    ...Object.assign({}, ...peopleErrors(draft, rules)),
    ...paymentErrors(draft),
    ...Object.fromEntries(consents.map(([name, key]) => [consentField(name), key])),
  };
  return inFormOrder(Object.entries(errors));
}

const inFormOrder = (errors: [string, FieldErrorKey][]): FieldErrors =>
  Object.fromEntries(errors.sort(([one], [other]) => positionOf(one) - positionOf(other)));

export function pageErrors(page: WizardPage, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => pageOfField(field) === page),
  );
}

/**
 * Returns `wanted`, or the first page before it that has errors. If `wanted` is not among the pages of this
 * form, returns the first page.
 */
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

/**
 * Returns whether the form has this page. It has the information pages after the first one only if the person who fills
 * in the form answers all questions about themselves.
 */
const isAsked = (page: WizardPage, own: OwnPart) =>
  own === 'all' || page === firstPage || stepOfPage(page) !== 'information';

/** Returns the errors in the data of the person who fills in a registration. */
export function registrationErrors(
  draft: RegistrationDraft,
  { needsDocument }: DraftRules,
): FieldErrors {
  const lacksDocument = draft.juventus_card && !draft.passportUrl && needsDocument(draft);
  return {
    ...fieldErrorsOf(informationSchema, toInformation(draft)),
    ...(lacksDocument && { passportUrl: 'id_card_required' }),
  };
}

/** Returns the errors of each person of the family, by form path. */
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
