import { buildManyScansJpeg } from '@fanclub/stories/tools/many-scans-jpeg';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isCostlyJpeg } from './jpeg-structure.ts';

const small = (scans: number) => buildManyScansJpeg({ sidePx: 64, scans });
/** Returns the JPEG with `count` empty comments after its first marker. */
const withComments = (jpeg: Buffer, count: number) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.alloc(count * 4, Buffer.from([0xff, 0xfe, 0, 2])),
    jpeg.subarray(2),
  ]);

it('the files that cameras and programs write are accepted', async () => {
  const photo = sharp(await buildReceiptImage({ width: 900, height: 900 }));
  for (const progressive of [true, false]) {
    expect(isCostlyJpeg(await photo.jpeg({ progressive }).toBuffer())).toBe(false);
  }
});

it('scans are counted as a decoder reads them', () => {
  expect([50, 51].map((scans) => isCostlyJpeg(small(scans)))).toEqual([false, true]);
});

it('segments are counted', () => {
  expect(isCostlyJpeg(withComments(small(1), 900))).toBe(false);
  expect(isCostlyJpeg(withComments(small(1), 1_000))).toBe(true);
});

it('fill bytes, restart markers and zero bytes in the data do not change the count', () => {
  const many = small(60);
  const filled = Buffer.from(
    many.toString('latin1').replaceAll('\xff\xda', '\xff\xff\xff\xda'),
    'latin1',
  );
  expect(isCostlyJpeg(filled)).toBe(true);
  const scan = Buffer.from([0xff, 0xda, 0, 2, 0xff, 0x00, 0xff, 0xd0, 0xff, 0x00]);
  const noise = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(scan.length * 60, scan)]);
  expect(isCostlyJpeg(noise)).toBe(true);
});

it('data inside a segment, such as a preview, and data behind the end are not counted', async () => {
  const preview = small(60).subarray(0, 60_000);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 4);
  const photo = Buffer.concat([head, preview, small(10).subarray(2)]);
  expect(isCostlyJpeg(photo)).toBe(false);
  expect(isCostlyJpeg(Buffer.concat([small(10), small(60)]))).toBe(false);
});

it.each([[[]], [[0xff]], [[0xff, 0xd8]], [[0xff, 0xd8, 0xff]], [[0xff, 0xd8, 0xff, 0xda]]])(
  'the decoder judges %j',
  (bytes) => {
    expect(isCostlyJpeg(Buffer.from(bytes))).toBe(false);
  },
);
