import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubFolder } from '../../../contract/src/club/club-folder.ts';
import type { Film } from '../../src/config/club-files.ts';
import { digestOf } from './kept-files.ts';
import type { ServedFile } from './served-file.ts';

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  webm: 'video/webm; codecs="av01.0.08M.08"',
  mp4: 'video/mp4',
} as const;
const names = /^(poster-(wide|tall)\.(avif|webp)|clip-(wide|wide-rtl|tall)\.(webm|mp4))$/;
const needed = ['poster-wide.webp', 'poster-tall.webp', 'clip-wide.mp4', 'clip-tall.mp4'];

/**
 * Returns the film of the first page from the club's folder `film`, and its files; null if the club has none. The files
 * are named by their content, because browsers keep them for a year.
 */
export function clubFilm(
  folder = join(clubFolder(), 'film'),
): { film: Film; files: ServedFile[] } | null {
  if (!existsSync(folder)) return null;
  const found = readdirSync(folder);
  const missing = needed.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`film/ lacks ${missing.join(', ')}.`);
  const unknown = found.filter((name) => !names.test(name));
  if (unknown.length > 0)
    throw new Error(`film/ has files that nothing shows: ${unknown.join(', ')}.`);
  const files = new Map(
    found.map((name) => {
      const content = readFileSync(join(folder, name));
      const [stem = '', ending = 'mp4'] = name.split('.');
      const type = types[ending as keyof typeof types];
      return [name, { address: `/assets/${stem}-${digestOf(content)}.${ending}`, type, content }];
    }),
  );
  const poster = (shape: string) => ({
    avif: files.get(`poster-${shape}.avif`)?.address ?? null,
    webp: files.get(`poster-${shape}.webp`)?.address ?? '',
  });
  const clip = (shape: string) =>
    ['webm', 'mp4'].flatMap((ending) => {
      const file = files.get(`clip-${shape}.${ending}`);
      return file ? [{ src: file.address, type: file.type }] : [];
    });
  const mirrored = clip('wide-rtl');
  return {
    film: {
      posters: { wide: poster('wide'), tall: poster('tall') },
      clips: {
        wide: clip('wide'),
        tall: clip('tall'),
        mirrored: mirrored.length > 0 ? mirrored : null,
      },
    },
    files: [...files.values()],
  };
}
