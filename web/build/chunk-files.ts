import type { Rolldown } from 'vite';
import type { FilesOf } from './first-paint.ts';

type Chunk = Rolldown.OutputChunk;

function chunksOf(bundle: Rolldown.OutputBundle): Chunk[] {
  return Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
}

/** Returns a file of the bundle and all files that it imports statically, directly or not. */
export function withItsImports(file: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
  }
  return [...found];
}

/** Returns the name of the file that the build wrote for an entry. */
export function entryFile(name: string, bundle: Rolldown.OutputBundle): string {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === name);
  if (!entry) throw new Error(`No entry ${name} in the build`);
  return entry.fileName;
}

/** Returns a function that finds the files of lazy modules, except the files in `already`. */
export function filesIn(bundle: Rolldown.OutputBundle, already: readonly string[]): FilesOf {
  const chunks = chunksOf(bundle);
  const chunkOf = (endings: readonly string[]): Chunk => {
    const found = chunks.find(
      ({ facadeModuleId, moduleIds }) =>
        endings.some((end) => facadeModuleId?.endsWith(end)) ||
        moduleIds.some((id) => endings.some((end) => id.endsWith(end))),
    );
    if (!found) throw new Error(`No chunk of ${endings.join(' or ')} in the build`);
    return found;
  };
  return (modules) => {
    const files = modules.map(chunkOf).flatMap(({ fileName }) => withItsImports(fileName, bundle));
    return [...new Set(files)].filter((file) => !already.includes(file)).map((file) => `/${file}`);
  };
}
