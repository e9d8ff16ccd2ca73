/** A password of at least this length gets one point of the strength score. */
export const strongPasswordLength = 8;

/** Criteria of the strength score. Each one that is met gives a point. */
export const passwordCriteria = {
  length: (password: string) => password.length >= strongPasswordLength,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\d\s]/u.test(password),
} as const;

export type PasswordCriterion = keyof typeof passwordCriteria;
export const minimumPasswordScore = 3;
/** Minimum length of a new password, at registration and later. */
export const newPasswordMinLength = 6;
export const passwordMaxLength = 200;

/** Returns true if a password is long enough. An emoji counts as one character, as in JSON Schema. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= newPasswordMinLength;
}

/**
 * The owner of a password, as far as known. In a request, a value may be something else than a text; the rule of its
 * own field refuses that.
 */
export interface PasswordOwner {
  first_name?: unknown;
  last_name?: unknown;
  email?: unknown;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the reason why a password is easily guessed: it consists of blanks, of one repeated character, or of the
 * owner's name or e-mail, whatever the capitals and punctuation. Null if there is none. The server also refuses common
 * passwords.
 */
export function passwordWeakness(password: string, owner: PasswordOwner) {
  const [first, last] = [textOf(owner.first_name), textOf(owner.last_name)];
  const email = textOf(owner.email);
  if (password.trim() === '') return 'password_blank';
  if (new Set(password.toLowerCase().trim()).size === 1) return 'password_repeats';
  const [localPart = ''] = email.split('@');
  const own = [first, last, first + last, last + first, email, localPart].map(lettersAndDigits);
  const plain = lettersAndDigits(password);
  return plain !== '' && own.includes(plain) ? 'password_of_owner' : null;
}

/** Returns the strength score: the number of criteria that the password meets, 0 to 5. */
export function passwordScore(password: string): number {
  return Object.values(passwordCriteria).filter((holds) => holds(password)).length;
}

/** Returns the strength of a password: weak below 2 points, medium below 4, otherwise strong. */
export function passwordStrength(password: string): 'weak' | 'medium' | 'strong' {
  const score = passwordScore(password);
  if (score < 2) return 'weak';
  return score < 4 ? 'medium' : 'strong';
}

export const generatedPasswordLength = 12;
/** A generated password contains at least one character of each of these sets. */
const generatedPasswordSets = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '!@#$%^&*',
] as const;

/**
 * Returns a uniformly distributed random integer from 0 to `bound` - 1, drawn from the platform's cryptographic random
 * source.
 */
function secureInteger(bound: number): number {
  const limit = Math.floor(0x1_0000_0000 / bound) * bound;
  const buffer = new Uint32Array(1);
  let value: number;
  do {
    crypto.getRandomValues(buffer);
    value = buffer[0] ?? 0;
  } while (value >= limit);
  return value % bound;
}

const pick = (alphabet: string) => alphabet.charAt(secureInteger(alphabet.length));

/**
 * Returns a text of `length` random characters of `alphabet`, drawn from the platform's cryptographic random source.
 */
export function secureText(alphabet: string, length: number): string {
  return Array.from({ length }, () => pick(alphabet)).join('');
}

/** Generates a password; runs in the browser and in Node. */
export function generatePassword(): string {
  const all = generatedPasswordSets.join('');
  const characters = [
    ...generatedPasswordSets.map(pick),
    ...secureText(all, generatedPasswordLength - generatedPasswordSets.length),
  ];
  for (let i = characters.length - 1; i > 0; i--) {
    const j = secureInteger(i + 1);
    [characters[i], characters[j]] = [characters[j] as string, characters[i] as string];
  }
  return characters.join('');
}
