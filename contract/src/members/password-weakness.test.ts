import { expect, it } from 'vitest';
import { passwordWeakness } from './password-rules.ts';

const owner = { first_name: 'Sara', last_name: 'Ahmadi', email: 'sara.a@example.com' };

it.each([
  ['aaaaaaa', 'password_repeats'],
  ['۷۷۷۷۷۷', 'password_repeats'],
  ['       ', 'password_blank'],
  ['sara ahmadi', 'password_of_owner'],
  ['AhmadiSara', 'password_of_owner'],
  ['Sara.A', 'password_of_owner'],
  ['sara.a@example.com', 'password_of_owner'],
  ['sara-ahmadi-1897', null],
  ['aaaaab', null],
  ['!!??!!', null],
])('%j is %s', (password, weakness) => {
  expect(passwordWeakness(password, owner)).toBe(weakness);
});

it('a person without a name or e-mail yet has none in the password', () => {
  expect(passwordWeakness('------+', {})).toBeNull();
});
