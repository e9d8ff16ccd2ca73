import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Module, readModule } from './read-module.ts';

export interface Source {
  /** Relative to the root, with `/`. */
  file: string;
  text: string;
  /** Undefined where the file is no JavaScript or TypeScript. */
  module: Module | undefined;
}

const skipped = new Set([
  'node_modules',
  'dist',
  '.types',
  '.cache',
  '.git',
  '.emulator-data',
  'docs',
]);
const code = /\.(?:[cm]?js|tsx?)$/;
const otherText =
  /\.(?:css|html|py|rules|toml|svg)$|(?:^|\/)(?:run|\.env|\.\w+rc|\.editorconfig|\.gitignore)$/;

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, file);
    return [file];
  });
}

/** Every file with code or settings in it, read and parsed. */
export function readSources(root: string): Source[] {
  return filesUnder(root, '')
    .filter((file) => code.test(file) || otherText.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, module: code.test(file) ? readModule(file, text) : undefined };
    });
}
