import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientErrorKeys } from '../errors/client-errors.ts';
import { fieldErrorKeys } from '../errors/field-errors.ts';
import { requestErrors } from '../errors/request-errors.ts';
import type { ErrorKey } from '../http/error-body.ts';
import { minimumAge, nameMinLength } from '../members/limits.ts';
import { minimumPasswordScore, newPasswordMinLength } from '../members/password-rules.ts';
import { isPhone, normalisePhone } from '../members/phone.ts';
import { normaliseTyped, toPersianDigits } from '../text/digits.ts';
import { languageCodes, languages } from '../text/languages.ts';
import { maxFileBytes } from '../uploads/file-rules.ts';
import { errorMessages } from './error-messages.ts';

const keys = [
  ...new Set([...Object.keys(requestErrors), ...fieldErrorKeys, ...clientErrorKeys]),
] as ErrorKey[];
const withoutIsolated = (text: string) => text.replace(/\u2066[^\u2066\u2069]*\u2069/g, '');

describe.each(languageCodes)('messages in %s', (language) => {
  const messages = errorMessages[language];

  it('has every key and no other', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s is a whole sentence', (key) => {
    const text = messages[key];
    expect(text.length).toBeGreaterThan(12);
    expect(text).toMatch(/\S[.؟!]$/u);
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/[{}<>_]|\$\{|undefined|NaN|TODO| {2}/);
    expect(text.length, 'short').toBeLessThanOrEqual(160);
  });

  it('names the numbers of the rules', () => {
    const { digits } = languages[language];
    const shown = (number: number) =>
      digits === 'persian' ? toPersianDigits(number) : `${number}`;
    expect(messages.min_age_13).toContain(shown(minimumAge));
    expect(messages.name_too_short).toContain(shown(nameMinLength));
    expect(messages.password_min_length).toContain(shown(newPasswordMinLength));
    expect(messages.password_too_weak).toContain(shown(minimumPasswordScore));
    expect(messages.file_too_large).toContain(shown(maxFileBytes / 1024 / 1024));
  });

  it.each(['mobile_invalid', 'mobile_country_code'] as const)(
    'the example of %s would be accepted',
    (key) => {
      const example = normaliseTyped(messages[key]).match(/\+[\d ]+\d/)?.[0] ?? '';
      expect(isPhone(normalisePhone(example, undefined), undefined), example).toBe(true);
    },
  );
});

it.each(keys)('%s is Persian, its Latin runs isolated', (key) => {
  const running = withoutIsolated(errorMessages.fa[key]);
  expect(running).toMatch(/\p{Script=Arabic}/u);
  expect(running).not.toMatch(/[A-Za-z0-9\u2066\u2069]/);
  expect(running, 'Arabic letters in place of Persian ones').not.toMatch(
    /[\u064a\u0643\u0629\u0660-\u0669]/,
  );
  expect(running, 'Latin punctuation').not.toMatch(/[,;?]/);
  expect(running, 'a prefix or ending without its half-space').not.toMatch(
    /(^| )ن?می | (ها|های|ترین?)( |[.؛،])/u,
  );
});

const latin = languageCodes.filter((code) => languages[code].font === 'archivo');

it.each(keys)('%s is in Latin script except in Persian, and differs between languages', (key) => {
  const sentences = latin.map((code) => errorMessages[code][key]);
  for (const sentence of sentences) expect(sentence).not.toMatch(/[^\p{Script=Latin}\P{L}]/u);
  expect(new Set(sentences).size).toBe(latin.length);
});

it.each<[ErrorKey, string]>([
  ['terms_privacy_required', 'You must accept the Terms of Service and Privacy Policy to continue'],
  ['admin_access_denied', 'Admin access denied. Contact support if you believe this is an error.'],
  ['document_under_review', requestErrors.document_under_review.detail],
  ['document_changes_closed', requestErrors.document_changes_closed.detail],
  ['user_id_required', requestErrors.user_id_required.detail],
  ['network_error', 'Network error'],
  ['popup_blocked', 'Popup was blocked'],
  ['sign_in_cancelled', 'cancelled'],
  ['user_already_exists', 'already exists'],
  ['registration_already_submitted', 'already submitted'],
  ['invalid_file_format', 'JPEG or PNG'],
  // The text does not say weak, because the bar beside the field calls some refused passwords medium.
  ['password_too_weak', 'not strong enough yet'],
  ['upload_failed', 'Upload failed. Please try again'],
  ['remove_failed', 'Remove failed'],
  ['document_upload_failed', 'Document upload failed. The image stays here, please try again'],
  ['login_failed', 'Login failed'],
  ['language_update_failed', 'Failed to update language'],
  ['document_not_available', 'Document not available'],
])('%s keeps its published words', (key, words) => {
  expect(errorMessages.en[key]).toContain(words);
});

describe('a language file', () => {
  // Undoes the mocks, because other test files use the same loaded modules.
  afterEach(() => {
    vi.doUnmock('yup');
    vi.resetModules();
  });

  it.each(languageCodes)('%s comes without yup, to stay small in the browser', async (language) => {
    vi.resetModules();
    vi.doMock('yup', () => {
      throw new Error('yup was loaded');
    });
    await expect(import('../members/member-fields.ts'), 'which needs yup').rejects.toThrow();
    const file = await import(`../error-messages/${language}.ts`);
    expect(file.errorMessages.field_required).toBe(errorMessages[language].field_required);
  });
});
