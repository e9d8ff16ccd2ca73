import { longestImageSidePx } from '@fanclub/contract/uploads/file-rules';
import { hintsOf, judgedSidePx } from './image-quality.ts';
import type { WorkerAnswer, WorkerRequest } from './prepare-image.ts';

/** This worker decodes pictures off the main thread, so that the page stays responsive. */

const jpegQuality = 0.85;

function drawn(picture: ImageBitmap, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // Transparent areas become white; the server does the same.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context, width, height };
}

async function prepare({ file, mustEncode }: WorkerRequest): Promise<WorkerAnswer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const small = drawn(picture, judgedSidePx);
  const pixels = small.context.getImageData(0, 0, small.width, small.height);
  const hints = hintsOf(pixels, picture);
  if (!mustEncode) return { image: null, hints };
  const { canvas } = drawn(picture, longestImageSidePx);
  picture.close();
  return { image: await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), hints };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  prepare(data).then(postMessage, () => postMessage({ image: null, hints: null }));
});
