import { encode } from 'uqr';

/** An image that a mail brings along: mail programs show neither SVG nor what stands in an address. */
export interface InlineImage {
  cid: string;
  png: Buffer;
}

/** What the HTML calls it; the same in every mail. */
export const qrCid = 'qr@membership';

/** Modules left empty around a code, which scanners need; white, in dark mail programs too. */
const border = 4;
const pixelsPerModule = 8;

/** A QR code as a PNG: made of its text alone, so that every attempt to send a mail carries the same. */
export async function qrImage(text: string): Promise<InlineImage> {
  const { data, size } = encode(text, { ecc: 'M', border });
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  // Loaded here: most mails have no image.
  const { default: sharp } = await import('sharp');
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * pixelsPerModule, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { cid: qrCid, png };
}
