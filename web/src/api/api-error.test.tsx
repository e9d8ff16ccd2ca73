import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { toApiError } from './api-error.ts';
import { useErrorText } from './use-error-text.ts';

beforeAll(() => i18n.loadNamespaces('errors'));

const t = i18n.getFixedT(null, 'errors');
const sentenceOf = (body: unknown, status = 418) => {
  const text = renderHook(useErrorText).result.current;
  return text(
    toApiError(status, typeof body === 'string' ? body : JSON.stringify(body), null),
    'login_failed',
  );
};

test.each([
  ['without a code', { detail: 'Teapot says no' }, 'Teapot says no'],
  [
    'with a code that we do not know',
    { code: 'teapot', detail: 'Teapot says no' },
    'Teapot says no',
  ],
  [
    'with a message too',
    { code: 'teapot', message: 'قوری می‌گوید نه', detail: 'no' },
    'قوری می‌گوید نه',
  ],
])('an error %s says what the server says', (_, body, said) => {
  expect(sentenceOf(body)).toBe(said);
});

test('an error that we know, or that says nothing, has our own sentence', () => {
  const known = { code: 'invalid_credentials', message: 'something', detail: 'Login failed' };
  expect(sentenceOf(known, 401)).toBe(t('invalid_credentials'));
  for (const body of ['<html>Bad gateway</html>', '', 'null', '{}']) {
    expect(sentenceOf(body, 500)).toBe(t('login_failed'));
  }
});

test.each([
  ['User not found in database', 'user_not_found'],
  ['User already exists', 'user_already_exists'],
  ['This e-mail already exists.', 'user_already_exists'],
  ['Registration already submitted', 'registration_already_submitted'],
] as const)('a response without a code that says "%s" has the code %s', (sentence, code) => {
  for (const body of [
    { message: sentence },
    { detail: sentence },
    { message: 'Oh', detail: sentence },
  ]) {
    const error = toApiError(400, JSON.stringify(body), null);
    expect([error.code, error.unknownSays]).toEqual([code, undefined]);
  }
});
