import { expect, it } from 'vitest';
import { fileKindOf, fileUrlPattern, fileUrlPrefix, keptSize, scaledSize } from './file-rules.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['jpeg', '\xff\xd8\xff\xe1Exif'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['heic', '\0\0\0\x1cftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypheix\0\0\0\0'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmsf1\0\0\0\0hevc'],
  ['pdf', '%PDF-1.7\n'],
  ['pdf', '\xef\xbb\xbf%PDF-1.4'],
  [null, '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  [null, '\0\0\0\x1cftypmif1\0\0\0\0avifmif1'],
  [null, 'RIFF\0\0\0\0WEBPVP8 '],
  [null, 'GIF89a'],
  [null, '\x89PNG'],
  [null, ''],
])('a file is known by its first bytes as %s: %j', (kind, head) => {
  expect(fileKindOf(bytesOf(head))).toBe(kind);
});

it.each([
  ['a photo', 4_000, 3_000, 2_600, 1_950],
  ['a screenshot of a phone', 1_080, 2_400, 1_080, 2_400],
  ['a long screenshot', 1_080, 5_200, 1_080, 5_200],
  ['a very long screenshot', 1_080, 12_000, 849, 9_428],
  ['a panorama', 12_000, 3_000, 4_320, 1_080],
  ['a strip', 20, 40_000, 8, 16_000],
  ['a dot', 1, 1, 1, 1],
])('%s of %d × %d pixels is kept with %d × %d', (_, width, height, keptWidth, keptHeight) => {
  expect(scaledSize({ width, height }, keptSize)).toEqual({ width: keptWidth, height: keptHeight });
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
