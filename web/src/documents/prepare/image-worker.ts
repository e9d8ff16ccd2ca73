import { drawPicture, jpegQuality } from './draw-picture.ts';
import { hintsOf, judgedSize } from './image-quality.ts';
import type { WorkerAnswer, WorkerRequest } from './prepare-image.ts';

/** This worker decodes pictures off the main thread, so that the page stays responsive. */

const newCanvas = () => new OffscreenCanvas(1, 1);

async function prepare({ file, mustEncode }: WorkerRequest): Promise<WorkerAnswer> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const hints = hintsOf(drawPicture(newCanvas(), picture, judgedSize).pixels(), picture);
  if (!mustEncode) return { image: null, hints };
  const { canvas } = drawPicture(newCanvas(), picture);
  picture.close();
  return { image: await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality }), hints };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  prepare(data).then(postMessage, () => postMessage({ image: null, hints: null }));
});
