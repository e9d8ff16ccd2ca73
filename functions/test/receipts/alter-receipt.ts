import sharp, { type Sharp } from 'sharp';

/** What somebody does to another's receipt before sending it as their own. */
export const alterations = [
  'cropped',
  'rotated',
  'recompressed',
  'darkened',
  'photographed',
] as const;
export type Alteration = (typeof alterations)[number];

type Alter = (image: Sharp, nth: number) => Promise<Buffer>;

const cropped: Alter = async (image, nth) => {
  const { width = 0, height = 0 } = await image.metadata();
  const part = (share: number, of: number) => Math.round(share * of);
  const left = part(0.02 + 0.02 * nth, width);
  const top = part(0.05 + 0.03 * nth, height);
  const area = { left, top, width: width - left - part(0.03, width), height: part(0.8, height) };
  return image
    .extract({ ...area, height: Math.min(area.height, height - top) })
    .jpeg()
    .toBuffer();
};

const rotated: Alter = (image, nth) =>
  image
    .rotate([90, 180, 270, 4][nth % 4], { background: '#888' })
    .jpeg({ quality: 80 })
    .toBuffer();

const recompressed: Alter = (image, nth) =>
  image
    .resize({ width: [480, 600, 1080, 540][nth % 4] })
    .jpeg({ quality: [30, 20, 60, 15][nth % 4] })
    .toBuffer();

const darkened: Alter = (image, nth) =>
  image
    .modulate({ brightness: [0.5, 0.65, 0.4, 1.3][nth % 4] })
    .linear([0.8, 0.9, 0.95, 1][nth % 4] ?? 1, 10)
    .jpeg({ quality: 70 })
    .toBuffer();

/** A phone held before a screen: tilted, on a table, with the screen's grid, a glare and the camera's noise. */
const photographed: Alter = async (image, nth) => {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, height] = [900, 1400];
  const out = Buffer.alloc(width * height * 3);
  const tilt = 0.00012 + 0.00005 * nth;
  const turn = [0.05, -0.04, 0.03, -0.06][nth % 4] ?? 0;
  const size = [0.95, 1.02, 0.9, 1][nth % 4] ?? 1;
  let state = 99 + nth;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const depth = size * (1 + tilt * dx - tilt * 0.7 * dy);
      const u = Math.round((dx * Math.cos(turn) - dy * Math.sin(turn)) / depth + info.width / 2);
      const v = Math.round((dx * Math.sin(turn) + dy * Math.cos(turn)) / depth + info.height / 2);
      const isScreen = u >= 0 && v >= 0 && u < info.width && v < info.height;
      const moire = 12 * Math.sin(x * 1.9 + y * 0.13) + 8 * Math.sin(y * 2.1 - x * 0.07);
      const glare = 120 * Math.exp(-((x - 620) ** 2 + (y - 500) ** 2) / 9_000);
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const noise = (state / 2 ** 32 - 0.5) * 24;
      for (let channel = 0; channel < 3; channel++) {
        const from = isScreen ? (data[(v * info.width + u) * info.channels + channel] ?? 0) : 45;
        const lit = isScreen ? from * 0.78 + 20 + moire + glare + noise : from + noise;
        out[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, lit));
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(0.8)
    .jpeg({ quality: 75 })
    .toBuffer();
};

const alter: Record<Alteration, Alter> = { cropped, rotated, recompressed, darkened, photographed };

/** A receipt's image so altered; the n-th copy of a kind is altered in its own way. */
export function alterReceipt(bytes: Buffer, alteration: Alteration, nth: number): Promise<Buffer> {
  return alter[alteration](sharp(bytes), nth);
}
