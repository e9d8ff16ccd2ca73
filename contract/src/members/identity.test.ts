import { describe, expect, it } from 'vitest';
import { isIdentityKnown, lacksIdentity } from './identity.ts';

describe('isIdentityKnown', () => {
  const child = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const holder = { first_name: 'Sara', last_name: 'Ahmadi', birth_date: '1990-05-23', ...child };
  const withCard = { ...holder, membership: { juventus_card: true } };

  it('goes by a card that the membership has, in the same names', () => {
    expect(isIdentityKnown(withCard, holder)).toBe(true);
    expect(isIdentityKnown(withCard, { ...holder, birth_date: '1990-05-24' })).toBe(false);
    expect(isIdentityKnown(withCard, { ...holder, holder_first_name: 'Dana' })).toBe(false);
    expect(isIdentityKnown({ ...holder, membership: { juventus_card: false } }, holder)).toBe(
      false,
    );
    expect(isIdentityKnown({ ...holder, membership: null }, holder)).toBe(false);
  });
});

describe('lacksIdentity', () => {
  const child = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const holder = { first_name: 'Sara', last_name: 'Ahmadi', birth_date: '1990-05-23', ...child };
  const first = { ...holder, juventus_card: true, membership: null, passport_deleted_at: null };
  const renewal = { ...first, membership: { juventus_card: true } };

  it.each([
    ['a first application', first, true],
    ['one without a card', { ...first, juventus_card: false }, false],
    ['a renewal of a member with a card', renewal, false],
    ['one whose document an admin deleted', { ...renewal, passport_deleted_at: '2026' }, true],
  ])('%s', (_, member, lacks) => {
    expect(lacksIdentity(member, false)).toBe(lacks);
    expect(lacksIdentity(member, true)).toBe(false);
  });

  it('asks again for another name', () => {
    expect(lacksIdentity(renewal, false, { ...holder, last_name: 'Rossi' })).toBe(true);
  });
});
