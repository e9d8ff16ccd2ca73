import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clubFilm } from './film.ts';

const needed = ['poster-wide.webp', 'poster-tall.webp', 'clip-wide.mp4', 'clip-tall.mp4'];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'film-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), name);
};

test('a club without the folder has no film', () => {
  expect(clubFilm(join(folder, 'none'))).toBeNull();
});

test('a film needs two posters and two clips; the rest is left out if it is not there', () => {
  put(...needed);
  const { film, files } = clubFilm(folder) ?? {};
  expect(film?.posters.wide).toEqual({
    avif: null,
    webp: expect.stringMatching(/^\/assets\/poster-wide-\w{12}\.webp$/),
  });
  expect(film?.clips.mirrored).toBeNull();
  expect(film?.clips.tall.map(({ type }) => type)).toEqual(['video/mp4']);
  expect(files).toHaveLength(4);
});

test('the address of a file changes with its content', () => {
  put(...needed);
  const before = clubFilm(folder)?.film.posters.tall.webp;
  writeFileSync(join(folder, 'poster-tall.webp'), 'another');
  expect(clubFilm(folder)?.film.posters.tall.webp).not.toBe(before);
});

test('a film that is not whole, or has files that nothing shows, says so', () => {
  put('clip-wide.mp4');
  expect(() => clubFilm(folder)).toThrow(
    'film/ lacks poster-wide.webp, poster-tall.webp, clip-tall.mp4.',
  );
  put(...needed, 'holiday.mov');
  expect(() => clubFilm(folder)).toThrow('film/ has files that nothing shows: holiday.mov.');
});
