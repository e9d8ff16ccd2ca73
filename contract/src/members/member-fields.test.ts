import { describe, expect, it } from 'vitest';
import { updateUser } from '../admin/routes.ts';
import { registerRequestSchema } from '../registration/request.ts';
import { registrationBody, sampleFields, without } from '../testing/build-registration.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { strictObject } from '../validation/yup.ts';
import { answerFields } from './field-schemas.ts';
import {
  askedFieldNames,
  askedIn,
  askedOfPeople,
  correctableBy,
  isOptional,
  keptFieldNames,
  memberField,
  memberFieldNames,
  sharedByFamily,
} from './field-sets.ts';
import { memberFields } from './member-fields.ts';
import { normaliseMemberInput } from './normalise.ts';
import { submitAgain } from './routes.ts';

const registrationWith = (field: string, value: unknown) =>
  fieldErrorsOf(registerRequestSchema, registrationBody({ [field]: value }));
const bodies = { rejected: submitAgain.body, admin: updateUser.body };
const who = ['rejected', 'admin'] as const;

describe.each(memberFieldNames)('%s', (name) => {
  const field = memberField(name);
  const sample = sampleFields[name];

  it('is taken at registration, in the form that it is normalised to', () => {
    expect(registrationWith(name, sample)).toEqual({});
    expect(normaliseMemberInput(sampleFields)[name]).toBe(sample);
  });

  it(`is ${isOptional(name) ? 'optional' : 'needed'}, and of no other type`, () => {
    const inRial = registrationBody({ language: 'fa', payment_method: 'rial' });
    const errors = fieldErrorsOf(registerRequestSchema, without(inRial, name));
    expect(name in errors).toBe(!isOptional(name));
    expect(registrationWith(name, [5])).toHaveProperty(name);
  });

  it(`is ${field.secret ? 'never answered' : 'answered'}`, () => {
    const answered = new Set<string>(keptFieldNames);
    expect(answered.has(name)).toBe(!field.secret);
    if (field.secret) {
      expect([field.exported, field.searched, field.identifies]).toEqual([false, null, false]);
      expect(field.correctedBy).toEqual([]);
    } else {
      const errors = fieldErrorsOf(strictObject(answerFields), { ...sampleFields, [name]: null });
      expect(name in errors).toBe(!isOptional(name));
    }
  });

  it.each(who)('is corrected by: %s', (corrector) => {
    const may = correctableBy(corrector).some((each) => each === name);
    const body = bodies[corrector];
    expect(fieldErrorsOf(body, { [name]: sample })).toEqual(may ? {} : { [name]: 'unknown_field' });
    if (!may) return;
    // Null clears a field, which is only valid for an optional one.
    const errors = [null, '', [5]].map((value) => name in fieldErrorsOf(body, { [name]: value }));
    // In some countries an address has no postal code.
    expect(errors).toEqual([!isOptional(name), name !== 'postal_code', true]);
  });

  if (field.kind === 'choice') {
    it('takes each of its values and nothing else', () => {
      for (const value of field.values) {
        const errors = fieldErrorsOf(strictObject({ value: answerFields[name as 'gender'] }), {
          value,
        });
        expect(errors, value).toEqual({});
        expect(registrationWith(name, value)[name]).not.toBe('invalid_choice');
      }
      expect(registrationWith(name, 'something else')).toMatchObject({ [name]: 'invalid_choice' });
    });
  }
});

it('the form has each asked field once, no two in one place', () => {
  const parts = ['personal', 'holder', 'residence', 'contact', 'membership', 'payment'] as const;
  const names = askedIn(...parts);
  expect([...names].sort()).toEqual([...askedFieldNames].sort());
  const places = names.map((name) => JSON.stringify(memberField(name).asked));
  expect(new Set(places).size).toBe(names.length);
});

it('the form asks in the order of its places', () => {
  expect(askedIn('contact', 'residence')).toEqual([
    'email',
    'phone',
    'password',
    'country_of_residency',
    'postal_code',
    'address_of_residency',
  ]);
});

it('a family shares each field that is not asked of each person, the child or for the payment', () => {
  const own: readonly string[] = [...askedOfPeople, ...askedIn('holder', 'payment'), 'password'];
  const shared = askedFieldNames.filter((name) => !own.includes(name));
  expect([...sharedByFamily].sort()).toEqual([...shared, 'language'].sort());
});

it('a correction may be empty', () => {
  for (const each of who) expect(fieldErrorsOf(bodies[each], {})).toEqual({});
});

it('a correction leaves what only a country can complete to the server, within bounds', () => {
  const { body } = submitAgain;
  expect(fieldErrorsOf(body, { phone: '0912 123 4567', postal_code: '12345-67890' })).toEqual({});
  expect(fieldErrorsOf(body, { phone: '1'.repeat(41), postal_code: '1'.repeat(21) })).toEqual({
    phone: 'mobile_invalid',
    postal_code: 'invalid_postal_code',
  });
});

it.each([
  ['transfer_number', '1234567890', '۱۲۳۴ ۵۶۷۸ ۹۰'],
  ['transfer_number', 'AB-12/34_5', ' “AB–12/34_5”. '],
  ['transfer_number', '12345678', 'CRO: 1234.5678'],
  ['transfer_number', '987654321', 'شمارهٔ پیگیری: ۹۸۷۶۵۴۳۲۱'],
  ['transfer_number', '987654321', '#987\u00a0654\u00a0321'],
  ['payer_last_four', '1234', '6104 33** **** 1234'],
  ['payer_last_four', '1234', '۶۰۳۷‐۹۹۱۱‐۲۲۳۳‐۱۲۳۴'],
  ['payer_last_four', '1234', '****1234.'],
  ['payer_last_four', '1234', '«…۱۲۳۴»'],
] as const)('%s is read as %s from %j', (name, read, typed) => {
  const { normalise, rule } = memberFields[name];
  expect(normalise(typed)).toBe(read);
  expect(normalise(read), 'a second time').toBe(read);
  expect(rule.isValidSync(read)).toBe(true);
});

it.each([
  ['transfer_number', 'همان شماره'],
  ['transfer_number', '12'],
  ['payer_last_four', '123'],
  ['payer_last_four', 'card'],
] as const)('%s refuses %j instead of leaving it out', (name, typed) => {
  const { normalise, rule } = memberFields[name];
  expect(normalise(typed)).not.toBe('');
  expect(rule.isValidSync(normalise(typed))).toBe(false);
});
