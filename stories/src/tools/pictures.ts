import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
  /** A text that is drawn in the image and stored in it. Images with different texts differ in their bytes. */
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
  // The longer the text, the smaller the letters, so that it fits into the width.
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
  // The text is also stored as Exif description. Otherwise, images would be identical on a machine without fonts.
  return picture
    .withExif({ IFD0: { ImageDescription: `${kind} ${text}` } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a small image of a receipt, by default a JPEG. Without a given text, each call returns a different one. */
export const buildReceiptImage = (options: PictureOptions = {}) => build('Receipt', options);

/** Returns a small image that stands for a passport. */
export const buildPassportImage = (options: PictureOptions = {}) =>
  build('Passport', { width: 480, height: 320, ...options });

interface PhotoOptions {
  width: number;
  height: number;
  /** Factor for the brightness: 1 is a well-lit photo. */
  light?: number;
}

/**
 * Returns a photo of a page as a phone takes it: with noise, and turned, with the right orientation in its Exif data.
 */
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

/** Returns a square image of nothing but noise: no other image of as many pixels has as many bytes. */
export function buildNoise(sidePx: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: sidePx, height: sidePx };
  const create = { ...size, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

export function buildPdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}
