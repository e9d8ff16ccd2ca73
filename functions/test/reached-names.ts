import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type RouteName } from '@fanclub/contract/api';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** The declarations of a source file by name, each with its text, and where its imported names come from. */
interface Source {
  declared: Map<string, string>;
  imported: Map<string, { file: string; name: string }>;
}

const declaration = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/;
const importLine = /import (?!type)[^;]*?\{([^}]*)\} from '([^']+)'/g;
/** An entry of the object of handlers, which the formatter indents by two spaces. */
const handlerEntry = /^ {2}(?:async )?(\w+)(?:[:,(]|$)/;

function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `${specifier.slice(1)}.ts`;
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

/** Splits a text before each line that begins a part; returns the parts by name. */
function partsOf(text: string, begins: RegExp): Map<string, string> {
  const parts = new Map<string, string>();
  let name = '';
  for (const line of text.split('\n')) {
    name = begins.exec(line)?.[1] ?? name;
    parts.set(name, `${parts.get(name) ?? ''}${line}\n`);
  }
  return parts;
}

function read(file: string): Source {
  const text = readFileSync(join(sources, file), 'utf8');
  const imported: Source['imported'] = new Map();
  for (const [, names = '', specifier = ''] of text.matchAll(importLine)) {
    const target = fileOf(file, specifier);
    if (target === null) continue;
    for (const each of names.split(',')) {
      const [name = '', alias] = each.trim().split(' as ');
      imported.set(alias ?? name, { file: target, name });
    }
  }
  return { declared: partsOf(text, declaration), imported };
}

const files = globSync('**/*.{ts,tsx}', { cwd: sources })
  .map((file) => relative('.', file))
  .filter((file) => !file.includes('.test.'));
const all = new Map(files.map((file) => [file, read(file)]));

/** Adds the names of all functions that a text in `file` may call, directly or through others. */
function reach(file: string, text: string, reached: Set<string>): Set<string> {
  const source = all.get(file);
  if (!source) return reached;
  for (const [word] of text.matchAll(/\b[a-zA-Z]\w*\b/g)) {
    const from = source.imported.get(word) ?? { file, name: word };
    const body = all.get(from.file)?.declared.get(from.name);
    const id = `${from.file} ${from.name}`;
    if (body === undefined || reached.has(id)) continue;
    reached.add(id);
    reach(from.file, body, reached);
  }
  return reached;
}

/**
 * Returns, for each route, the functions that its handler may call, as `<file> <name>`. They are read from the text of
 * the sources, so a function counts as called wherever its name stands.
 */
export function namesReachedByRoutes(): Map<RouteName, Set<string>> {
  const routes = new Map<RouteName, Set<string>>();
  for (const [file, { declared }] of all) {
    for (const [name, text] of declared) {
      if (!name.endsWith('Handlers') || !text.includes(': HandlersOf<')) continue;
      for (const [route, entry] of partsOf(text, handlerEntry)) {
        if (route in api) routes.set(route as RouteName, reach(file, entry, new Set()));
      }
    }
  }
  return routes;
}
