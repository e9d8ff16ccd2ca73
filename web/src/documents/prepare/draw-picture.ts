import { keptSize, scaledSize } from '@fanclub/contract/uploads/file-rules';

export const jpegQuality = 0.85;

/** Draws a picture on a canvas, scaled down to these limits. Transparent areas become white; the server does the same. */
export function drawPicture<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  canvas: Canvas,
  picture: ImageBitmap | HTMLImageElement,
  limits = keptSize,
) {
  const { width, height } = scaledSize(picture, limits);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, pixels: () => context.getImageData(0, 0, width, height) };
}
