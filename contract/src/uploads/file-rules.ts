/** Kinds of documents that a person uploads. See docs/domain/registration.md#documents. */
export const fileTypes = ['receipt', 'passport'] as const;
export type FileType = (typeof fileTypes)[number];

/** The formats that every browser can send. Our texts name them. */
export const imageFormats = ['WebP', 'JPEG', 'PNG'];
export const maxFileMegabytes = 5;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

interface Size {
  width: number;
  height: number;
}

/** Limits of a size, in pixels. A picture is made smaller until it is within `longest`, but not below `shortest`. */
interface SizeLimits {
  longest: number;
  /** The shorter side of a long screenshot keeps this length, so that its text stays readable. */
  shortest: number;
  /** Limit of all pixels, which holds also for a long screenshot. */
  pixels: number;
}

/** Limits of a stored image. Browsers that can scale images down do so before the upload. */
export const keptSize: SizeLimits = { longest: 2_600, shortest: 1_080, pixels: 8_000_000 };
/** The longest side that a canvas and a JPEG have in every browser, in pixels. */
const canvasMaxPx = 16_000;

/** Returns the size to which a picture is scaled down; its own size if it is within the limits. */
export function scaledSize({ width, height }: Size, limits: SizeLimits): Size {
  const [short = 1, long = 1] = [width, height].sort((one, other) => one - other);
  const scale = Math.min(
    1,
    Math.max(limits.longest / long, limits.shortest / short),
    Math.sqrt(limits.pixels / (width * height)),
    canvasMaxPx / long,
  );
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * Returns what a file is by its first 64 bytes, in place of its name and declared type: a JPEG or PNG, which the server
 * takes; a HEIC or a PDF, for which there is advice; null for anything else, which a browser may be able to draw.
 */
export function fileKindOf(head: Uint8Array): 'jpeg' | 'png' | 'heic' | 'pdf' | null {
  const text = String.fromCharCode(...head.subarray(0, 64));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.includes('%PDF-')) return 'pdf';
  const isHeic =
    text.slice(4, 8) === 'ftyp' && /^(?:he[iv][cmsx]|mif[12]|msf1)/.test(text.slice(8));
  return isHeic && !text.includes('avi') ? 'heic' : null;
}

/** Maximum size of a stored image. The server lowers the quality of a larger image until it fits. */
export const maxKeptBytes = 1_500_000;

/** Time after which an upload is deleted if no application has claimed it. */
export const unclaimedUploadTtlMs = 7 * 24 * 60 * 60 * 1000;

export const fileUrlPrefix = '/api/files/';

/** Path of an uploaded file: `/api/files/{id}` with an id of 32 random URL-safe characters. */
export const fileUrlPattern = /^\/api\/files\/[A-Za-z0-9_-]{32}$/;
