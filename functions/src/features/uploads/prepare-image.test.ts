import { crc32, deflateSync } from 'node:zlib';
import { buildManyScansJpeg } from '@fanclub/stories/tools/many-scans-jpeg';
import {
  buildNoise,
  buildPdf,
  buildPhoto,
  buildReceiptImage,
} from '@fanclub/stories/tools/pictures';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const rectangle = (width: number, height: number, channels: 3 | 4 = 3, alpha = 1) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha } } });

/** Prepares an image and returns the metadata of the result. */
const metadataOf = async (image: Buffer) => sharp((await prepareImage(image)).bytes).metadata();

const refused = { code: 'invalid_file_format' };

it('a JPEG stays a JPEG, and a PNG becomes one', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const picture = await buildReceiptImage({ format });
    expect((await prepareImage(picture)).contentType).toBe('image/jpeg');
    const kept = { format: 'jpeg', space: 'srgb', width: 320, height: 480 };
    expect(await metadataOf(picture)).toMatchObject(kept);
  }
});

it('all metadata are removed, the place of the photo among them', async () => {
  const photo = await rectangle(40, 20)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '45/1 4/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a/></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer) });
  const { exif, xmp, icc, iptc } = await metadataOf(photo);
  expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

it('the picture is turned as its orientation says', async () => {
  const lying = await rectangle(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await metadataOf(lying);
  expect([width, height, orientation]).toEqual([20, 40, undefined]);
});

it('shrinks the longest side to 2600 px, but keeps a long screenshot readable, and enlarges nothing', async () => {
  const tall = await rectangle(1_000, 5_200).jpeg().toBuffer();
  expect(await metadataOf(tall)).toMatchObject({ width: 1_000, height: 5_200 });
  const long = await rectangle(1_080, 12_000).png().toBuffer();
  expect(await metadataOf(long)).toMatchObject({ width: 849, height: 9_428 });
  const photo = await rectangle(4_000, 3_000).jpeg().toBuffer();
  expect(await metadataOf(photo)).toMatchObject({ width: 2_600, height: 1_950 });
  const dot = await rectangle(1, 1).png().toBuffer();
  expect(await metadataOf(dot)).toMatchObject({ width: 1, height: 1 });
});

it.each([
  ['jpeg', 2_350],
  ['png', 1_200],
] as const)('a %s of noise has at most 1.5 MB afterwards', async (format, sidePx) => {
  const { bytes } = await prepareImage(await buildNoise(sidePx, format));
  expect(bytes.length).toBeLessThanOrEqual(1_500_000);
  // The result is still a usable picture: it was not made tiny.
  expect((await sharp(bytes).metadata()).width).toBeGreaterThan(1_100);
});

it('the quality of a photo of a page is kept', async () => {
  const photo = await buildPhoto({ width: 1_000, height: 750 });
  const { bytes } = await prepareImage(photo);
  const asBefore = await sharp(photo).autoOrient().jpeg({ quality: 85 }).toBuffer();
  expect(bytes.length).toBeGreaterThan(asBefore.length * 0.98);
});

it('lays transparent parts on white', async () => {
  const clear = await rectangle(8, 8, 4, 0).png().toBuffer();
  const { bytes } = await prepareImage(clear);
  const { channels } = await sharp(bytes).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

it.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a PDF', buildPdf],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', () => rectangle(9, 9).gif().toBuffer()],
  ['a WebP', () => rectangle(9, 9).webp().toBuffer()],
  ['a page that begins like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['text', () => Buffer.from('hello')],
  [
    'a GIF behind the first bytes of a PNG',
    async () =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        await rectangle(9, 9).gif().toBuffer(),
      ]),
  ],
])('the server refuses %s', async (_, bytes) => {
  await expect(prepareImage(await bytes())).rejects.toMatchObject(refused);
});

it.each(['jpeg', 'png'] as const)('a %s that was cut short is refused', async (format) => {
  const whole = await buildReceiptImage({ format });
  const half = whole.subarray(0, Math.floor(whole.length * 0.6));
  await expect(prepareImage(half)).rejects.toMatchObject(refused);
});

/** Builds a small PNG file that claims, and contains, very many pixels. */
function pngBomb(width: number, height: number, bitDepth: 8 | 16, colourType: 0 | 6): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  header.writeUInt8(colourType, 9);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('an image of more than 50 million pixels is refused before it is decoded', async () => {
  await expect(prepareImage(pngBomb(30_000, 30_000, 8, 0))).rejects.toMatchObject(refused);
});

it('an image of fewer pixels with more bytes each is refused', async () => {
  await expect(prepareImage(pngBomb(7_000, 7_000, 16, 6))).rejects.toMatchObject(refused);
});

it('a legal JPEG of very many scans is refused before it is decoded', async () => {
  const startedAt = performance.now();
  await expect(prepareImage(buildManyScansJpeg())).rejects.toMatchObject(refused);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('an interlaced PNG of more than 12 megapixels is refused', async () => {
  const interlaced = (width: number, height: number) =>
    rectangle(width, height).png({ progressive: true }).toBuffer();
  await expect(prepareImage(await interlaced(4_010, 3_000))).rejects.toMatchObject(refused);
  expect(await metadataOf(await interlaced(400, 300))).toMatchObject({ width: 400 });
  expect(await metadataOf(await rectangle(4_010, 3_000).png().toBuffer())).toMatchObject({
    width: 2_600,
  });
});
