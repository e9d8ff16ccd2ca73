import type { MaskArea } from './mask-area.ts';

const jpegQuality = 0.9;

/** Returns a copy of the image with this area painted over permanently. */
export async function coverImage(file: File, area: MaskArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  context.fillStyle = 'black';
  context.fillRect(area.left * width, area.top * height, area.width * width, area.height * height);
  const image = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
  });
  if (!image) throw new Error('no image');
  return new File([image], file.name.replace(/\.[^.]*$/, '.jpg'), { type: image.type });
}
