import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
  /** A text that is drawn and stored in the picture, so that two pictures differ in their bytes. */
  text?: string;
}

const tints = { Receipt: '#1F7A4D', Passport: '#5B1F2A' };

function draw(kind: keyof typeof tints, width: number, height: number, text: string): Buffer {
  const escaped = text.replace(/[<>&]/g, ' ');
  const lines = Array.from({ length: 7 }, (_, i) => {
    const [top, length] = [54 + i * 6, 30 + ((i * 97) % 40)];
    return `<rect x="8%" y="${top}%" width="${length}%" height="2%" fill="#D8D4CA"/>`;
  });
  const size = (part: number) => Math.max(8, width / part);
  // The letters are small enough that a long text fits between both edges.
  const letters = Math.max(20, escaped.length * 0.65);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
      <rect width="100%" height="100%" fill="#FBFAF7"/>
      <rect width="100%" height="25%" fill="${tints[kind]}"/>
      <text x="8%" y="17%" font-size="${size(13)}" fill="#fff">${kind.toUpperCase()}</text>
      <text x="8%" y="42%" font-size="${size(letters)}" fill="#111417">${escaped}</text>
      ${lines.join('')}
    </svg>`,
  );
}

async function build(kind: keyof typeof tints, options: PictureOptions): Promise<Buffer> {
  const { width = 320, height = 480, format = 'jpeg' } = options;
  const text = options.text ?? randomUUID();
  const picture = sharp(draw(kind, width, height, text)).flatten({ background: '#fff' });
  // The Exif description differs for each file. On a machine without fonts, pictures would otherwise be
  // identical.
  return picture
    .withExif({ IFD0: { ImageDescription: `${kind} ${text}` } })
    .toFormat(format)
    .toBuffer();
}

/** A small picture of a receipt, by default a JPEG; each call returns other bytes. */
export const buildReceiptImage = (options: PictureOptions = {}) => build('Receipt', options);

/** A small picture in place of a passport. */
export const buildPassportImage = (options: PictureOptions = {}) =>
  build('Passport', { width: 480, height: 320, ...options });

interface PhotoOptions {
  width: number;
  height: number;
  /** The brightness as a share of a well-lit photo's. */
  light?: number;
}

/** A phone's photo of a page: noisy, and taken with the phone on its side, as its Exif orientation says. */
export async function buildPhoto({ width, height, light = 1 }: PhotoOptions): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(draw('Passport', width, height, randomUUID()))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten({ background: '#fff' })
    .linear(light)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** A minimal PDF. */
export function buildPdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}
