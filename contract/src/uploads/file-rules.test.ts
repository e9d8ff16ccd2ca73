import { expect, it } from 'vitest';
import { checkImageFile, fileUrlPattern, fileUrlPrefix } from './file-rules.ts';

const fiveMegabytes = 5_242_880;

it.each([
  ['image/jpeg', 1, null],
  ['image/jpg', 1, null],
  ['image/png', fiveMegabytes, null],
  ['image/png', fiveMegabytes + 1, 'file_too_large'],
  ['image/png', 0, 'file_required'],
  ['image/gif', 1, 'invalid_file_format'],
  ['image/svg+xml', 1, 'invalid_file_format'],
  ['application/pdf', fiveMegabytes + 1, 'invalid_file_format'],
  ['', 1, 'invalid_file_format'],
])('checkImageFile: %s of %d bytes: %s', (type, size, key) => {
  expect(checkImageFile({ type, size })).toBe(key);
});

it.each([null, undefined])('checkImageFile: %s is no file', (file) => {
  expect(checkImageFile(file)).toBe('file_required');
});

const id = 'aZ0_-'.repeat(6).concat('xy');

it('fileUrlPattern takes an address of ours', () => {
  expect(fileUrlPrefix + id).toMatch(fileUrlPattern);
});

it.each([
  `${id}`,
  `/api/files/${id}z`,
  `/api/files/${id.slice(1)}`,
  `/api/files/${id}?t=1`,
  `/api/files/../${id}`,
])('fileUrlPattern refuses %s', (url) => {
  expect(url).not.toMatch(fileUrlPattern);
});
