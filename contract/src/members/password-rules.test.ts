import { describe, expect, it } from 'vitest';
import { passwordRule } from './field-rules.ts';
import {
  generatePassword,
  isLongEnough,
  passwordScore,
  passwordStrength,
  passwordWeakness,
  secureText,
} from './password-rules.ts';

it.each<[password: string, score: number, strength: string]>([
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['1234567', 1, 'weak'],
  ['        ', 1, 'weak'],
  ['abcdefgh', 2, 'medium'],
  ['abc123', 2, 'medium'],
  ['abcdefg1', 3, 'medium'],
  ['Abc123', 3, 'medium'],
  ['Abcdefg1', 4, 'strong'],
  ['Abc12!', 4, 'strong'],
  ['Abcdef1!', 5, 'strong'],
  ['Member#2026', 5, 'strong'],
  ['Élan-été', 4, 'strong'],
  ['گذرواژه', 0, 'weak'],
])('the password %j has %d: %s', (password, score, strength) => {
  expect(passwordScore(password)).toBe(score);
  expect(passwordStrength(password)).toBe(strength);
});

it.each([
  ['abc12', false],
  ['abc123', true],
  ['😀😀😀', false],
  ['😀😁😂🤣😃😄', true],
])(
  'a registration and every other form count characters: %s is long enough: %s',
  (password, isLong) => {
    expect(isLongEnough(password)).toBe(isLong);
    expect(passwordRule().isValidSync(password)).toBe(isLong);
  },
);

describe('generatePassword', () => {
  const draws = Array.from({ length: 500 }, generatePassword);

  it('always has 12 characters of the four sets, at least one of each', () => {
    for (const password of draws) {
      expect(password).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[0-9]/);
      expect(password).toMatch(/[!@#$%^&*]/);
      expect(passwordStrength(password)).toBe('strong');
    }
  });

  it('never repeats itself', () => {
    expect(new Set(draws).size).toBe(500);
  });

  it('puts every set in every place', () => {
    for (const set of [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*]/]) {
      for (let place = 0; place < 12; place++) {
        expect(
          draws.some((password) => set.test(password.charAt(place))),
          `${set} at ${place}`,
        ).toBe(true);
      }
    }
  });

  it('uses every character of every set', () => {
    expect(new Set(draws.join('')).size).toBe(26 + 26 + 10 + 8);
  });
});

it('secureText draws only from its alphabet, as many as asked', () => {
  expect(secureText('AB', 200)).toMatch(/^(?=.*A)(?=.*B)[AB]{200}$/);
  expect(secureText('AB', 0)).toBe('');
});

it('secureText favours no character', () => {
  const counts = new Map<string, number>();
  for (const character of secureText('abcdef', 12_000)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

it('a password is compared with what is known of its owner, even if that is no text', () => {
  expect(passwordWeakness('Bianconeri-1897', { email: {}, first_name: 5 })).toBeNull();
  expect(
    passwordWeakness('sara.rossi', { email: null, first_name: 'Sara', last_name: 'Rossi' }),
  ).toBe('password_of_owner');
});

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
