import { buildReceiptImage } from '@fanclub/stories/tools/pictures';

/** Returns an image in the form that a file input takes. Every call gives other bytes. */
export async function buildImage(name: string) {
  const buffer = await buildReceiptImage({ width: 600, height: 800 });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}
