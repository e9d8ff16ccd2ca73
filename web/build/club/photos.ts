import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { club } from '../../../contract/src/club/club.ts';
import { clubFolder } from '../../../contract/src/club/club-folder.ts';
import type { Photo } from '../../src/config/club-files.ts';
import { digestOf, keptFiles } from './kept-files.ts';
import type { ServedFile } from './served-file.ts';

/** In pixels; the widest place for a photo needs no more. */
const width = 1200;

/**
 * Returns the club's photos as pages show them: at most 1200 pixels wide, turned upright, and without the place and day
 * that a camera has written into them.
 */
export function clubPhotos(): Promise<(Photo & ServedFile)[]> {
  return Promise.all(
    (club.photos ?? []).map(async ({ file, alt }) => {
      const source = read(file);
      const kept = await keptFiles({ photo: digestOf(source), width }, async () => {
        const made = sharp(source).rotate().resize({ width, withoutEnlargement: true });
        return new Map([['photo.webp', await made.webp({ quality: 78 }).toBuffer()]]);
      }).catch(() => refuse(file, 'is no picture that can be read. JPEG, PNG and WebP can'));
      const [content = source] = kept.values();
      const { width: shown, height } = await sharp(content).metadata();
      const src = `/assets/photo-${digestOf(content)}.webp`;
      return { src, width: shown, height, alt, address: src, type: 'image/webp', content };
    }),
  );
}

function read(file: string): Buffer {
  try {
    return readFileSync(join(clubFolder(), 'photos', file));
  } catch {
    return refuse(file, 'is named in club.json, and is not in the folder');
  }
}

function refuse(file: string, why: string): never {
  throw new Error(`photos/${file} ${why}.`);
}
