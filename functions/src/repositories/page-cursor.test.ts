import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './page-cursor.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it.each([
  new Timestamp(1_772_366_400, 123_456_000),
  new Timestamp(0, 0),
  new Timestamp(-5, 999_999_999),
  new Timestamp(253_402_300_799, 999_999_999),
])('a page cursor comes back as it went: %j', (createdAt) => {
  const cursor = { createdAt, id: 'aB3:x_-y' };
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
});

it.each([
  ['empty', ''],
  ['not base64url', '%%%'],
  ['plain words', encoded('hello')],
  ['no id', encoded('1772366400000000000:')],
  ['an id with a slash', encoded('1772366400000000000:a/b')],
  ['no time', encoded('x:abc')],
  ['a time out of range', encoded(`${'9'.repeat(21)}:abc`)],
  ['padding of another alphabet', `${encoded('1772366400000000000:abc')}==`],
  ['leading zeros', encoded('01772366400000000000:abc')],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x3a]).toString('base64url')],
])('a page cursor refuses %s', (_, text) => {
  expect(() => decodeCursor(text)).toThrow(
    expect.objectContaining({
      code: 'validation_error',
      extras: { errors: { cursor: 'invalid_value' } },
    }),
  );
});
