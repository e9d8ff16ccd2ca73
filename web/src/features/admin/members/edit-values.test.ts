import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { expect, it } from 'vitest';
import {
  editChanges,
  editValuesOf,
  ownFields,
  packageFields,
  validateEdit,
} from './edit-values.ts';

const member = {
  first_name: 'Sara',
  last_name: 'Ahmadi',
  gender: 'female',
  birth_date: '1990-05-12',
  country_of_birth: 'IR',
  country_of_residency: 'IR',
  address_of_residency: 'Valiasr 12, Tehran',
  postal_code: '1234567890',
  phone: '+989123456789',
  email: 'sara@example.com',
  pack_type: 'base',
  juventus_card: false,
  payment_method: 'rial',
  euro_payment_method: null,
  language: 'fa',
} as AdminMember;

it('the edit form starts valid and without changes', () => {
  const values = editValuesOf(member);
  expect(validateEdit(values)).toEqual({});
  expect(editChanges(member, values)).toEqual({});
});

it('the edit form sends only what changed, as the server keeps it', () => {
  const values = { ...editValuesOf(member), first_name: ' Sara ', phone: '۰۹۱۲۳۴۵۶۷۸۰' };
  expect(editChanges(member, values)).toEqual({ phone: '+989123456780' });
});

it('the edit form moves to euro together with its service', () => {
  const values = {
    ...editValuesOf(member),
    payment_method: 'euro',
    euro_payment_method: 'paypal',
  } as const;
  expect(editChanges(member, values)).toEqual({
    payment_method: 'euro',
    euro_payment_method: 'paypal',
  });
});

it('the edit form moves back to rial without the service', () => {
  const inEuro = { ...member, payment_method: 'euro', euro_payment_method: 'paypal' } as const;
  const values = { ...editValuesOf(inEuro), payment_method: 'rial' } as const;
  expect(editChanges(inEuro, values)).toEqual({
    payment_method: 'rial',
    euro_payment_method: null,
  });
});

it('the edit form names the fields that are wrong', () => {
  const values = { ...editValuesOf(member), email: 'sara', last_name: '' };
  expect(validateEdit(values)).toEqual({ email: 'invalid_email', last_name: 'field_required' });
});

it('the edit form asks for a child with a package for children, and for a service with a payment in euro', () => {
  const asked = (changes: Partial<AdminMember>) =>
    packageFields(editValuesOf({ ...member, ...changes }));
  expect(asked({})).toEqual(expect.arrayContaining(['pack_type', 'payment_method']));
  expect(asked({})).not.toContain('holder_first_name');
  expect(asked({})).not.toContain('euro_payment_method');
  expect(asked({ pack_type: 'under_5' })).toContain('holder_first_name');
  expect(asked({ payment_method: 'euro' })).toContain('euro_payment_method');
});

it('the edit form has the fields of the member apart from those of the package', () => {
  expect(ownFields).toContain('first_name');
  expect(ownFields).not.toContain('holder_first_name');
  expect(packageFields(editValuesOf(member))).not.toContain('first_name');
});

it('the edit form sends nothing of a child whom the package does not ask for', () => {
  const values = { ...editValuesOf(member), holder_first_name: 'Dana' };
  expect(editChanges(member, values)).toEqual({});
  const forChild = { ...values, pack_type: 'under_5' } as const;
  expect(editChanges(member, forChild)).toEqual({
    pack_type: 'under_5',
    holder_first_name: 'Dana',
  });
});
