import type { AdminMember } from '@fanclub/contract/members/profile';
import { describe, expect, it } from 'vitest';
import { editChanges, editValuesOf, validateEdit } from './edit-values.ts';

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

describe('the edit form', () => {
  it('starts valid and without changes', () => {
    const values = editValuesOf(member);
    expect(validateEdit(values)).toEqual({});
    expect(editChanges(member, values)).toEqual({});
  });

  it('sends only what changed, as the server keeps it', () => {
    const values = { ...editValuesOf(member), first_name: ' Sara ', phone: '۰۹۱۲۳۴۵۶۷۸۰' };
    expect(editChanges(member, values)).toEqual({ phone: '+989123456780' });
  });

  it('moves to euro together with its service', () => {
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

  it('moves back to rial without the service', () => {
    const inEuro = { ...member, payment_method: 'euro', euro_payment_method: 'paypal' } as const;
    const values = { ...editValuesOf(inEuro), payment_method: 'rial' } as const;
    expect(editChanges(inEuro, values)).toEqual({
      payment_method: 'rial',
      euro_payment_method: null,
    });
  });

  it('names the fields that are wrong', () => {
    const values = { ...editValuesOf(member), email: 'sara', last_name: '' };
    expect(validateEdit(values)).toEqual({ email: 'invalid_email', last_name: 'field_required' });
  });
});
