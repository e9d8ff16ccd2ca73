import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const react = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

function entryClosure(context: ChunkingContext, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Puts all that the first screen imports at once into three files, by how often each changes.
 * Without this the bundler cuts it along every page that shares a part, into dozens of tiny ones.
 */
export function entryChunks(entry: string): Rolldown.CodeSplittingGroup[] {
  let closure: Set<string> | undefined;

  const group = (chunk: string, priority: number, belongs: (id: string) => boolean) => ({
    priority,
    name: (id: string, context: ChunkingContext) => {
      closure ??= entryClosure(context, entry);
      return closure.has(id) && belongs(id) ? chunk : null;
    },
  });

  return [
    group('react', 3, (id) => react.test(id)),
    group('vendor', 2, (id) => id.includes('/node_modules/')),
    group('app', 1, () => true),
  ];
}
