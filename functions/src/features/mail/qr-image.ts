import { encode } from 'uqr';

/** An image that is attached to a mail. Mail programs show neither SVG nor data URLs. */
export interface InlineImage {
  cid: string;
  png: Buffer;
}

/** The id by which the HTML refers to the attached image. It is the same in every mail. */
export const qrCid = 'qr@membership';

/** The width of the empty border around a code, in modules. Scanners need it; it is white in dark mail programs too. */
const border = 4;
const pixelsPerModule = 8;

/**
 * Returns a QR code as a PNG. It depends on the text alone, so that every attempt to send a mail has the same image.
 */
export async function qrImage(text: string): Promise<InlineImage> {
  const { data, size } = encode(text, { ecc: 'M', border });
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  // The module sharp is loaded only here, because most mails have no image.
  const { default: sharp } = await import('sharp');
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * pixelsPerModule, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { cid: qrCid, png };
}
