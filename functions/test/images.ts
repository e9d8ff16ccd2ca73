import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

interface ImageOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
  /** Changes the picture, so that the bytes of two images differ. */
  text?: string;
}

function receiptSvg(width: number, height: number, text: string): Buffer {
  const escaped = text.replace(/[<>&]/g, ' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#fff"/>
      <rect x="5%" y="5%" width="90%" height="20%" fill="#123a6b"/>
      <text x="8%" y="50%" font-size="${Math.max(8, width / 16)}" fill="#222">${escaped}</text>
    </svg>`,
  );
}

/** A small picture of a receipt, JPEG unless told otherwise; each call gives other bytes. */
export async function buildReceiptImage(options: ImageOptions = {}): Promise<Buffer> {
  const { width = 320, height = 480, format = 'jpeg' } = options;
  const text = options.text ?? `Receipt ${randomUUID()}`;
  const picture = sharp(receiptSvg(width, height, text)).flatten({ background: '#fff' });
  // A text of the file's own: pictures without fonts would otherwise be alike to the byte.
  return picture
    .withExif({ IFD0: { ImageDescription: text } })
    .toFormat(format)
    .toBuffer();
}

/** A small picture that stands for a passport. */
export function buildPassportImage(options: ImageOptions = {}): Promise<Buffer> {
  return buildReceiptImage({
    width: 480,
    height: 320,
    text: `Passport ${randomUUID()}`,
    ...options,
  });
}

/** A PDF, whatever name it is sent under. */
export function buildPdf(): Buffer {
  return Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}
