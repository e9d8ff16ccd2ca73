import { readFileSync } from 'node:fs';
import path from 'node:path';

type Patterns = Record<string, string>;

interface Package {
  name: string;
  imports?: Patterns;
  exports?: Patterns;
}

export type ResolveImport = (file: string, specifier: string) => string | undefined;

/** Fills in the pattern that fits: `#ui/*` and `./src/ui/*`. */
function fill(patterns: Patterns = {}, name: string): string | undefined {
  for (const [from, to] of Object.entries(patterns)) {
    const [head = '', tail = ''] = from.split('*');
    if (name.startsWith(head) && name.endsWith(tail)) {
      return to.replace('*', name.slice(head.length, name.length - tail.length));
    }
  }
  return undefined;
}

/**
 * Tells which file of the repository an import means (both relative to its root), by the `imports` and
 * `exports` of the workspaces; undefined for packages from outside.
 */
export function resolverFor(root: string, workspaces: readonly string[]): ResolveImport {
  const packages = new Map(
    workspaces.map((folder) => {
      const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
      return [folder, JSON.parse(text) as Package];
    }),
  );
  const inside = (folder: string, file: string | undefined) =>
    file && path.posix.join(folder, file);
  return (file, specifier) => {
    const plain = specifier.replace(/\?.*$/, '');
    if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(file), plain);
    if (plain.startsWith('#')) {
      const folder = file.slice(0, file.indexOf('/'));
      return inside(folder, fill(packages.get(folder)?.imports, plain));
    }
    for (const [folder, { name, exports }] of packages) {
      if (plain.startsWith(`${name}/`)) {
        return inside(folder, fill(exports, `.${plain.slice(name.length)}`));
      }
    }
    return undefined;
  };
}
