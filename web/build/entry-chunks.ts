import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Named by a package's index beside what is used of it; who needs them loads them by themselves. */
const unusedAtFirst = /\/(enhanceHighContrast|html-parse-stringify|Trans\w*|Icu\w*)[./]/;

/** Modules with all that they import at once. */
function closureOf(context: ChunkingContext, modules: readonly string[]): Set<string> {
  const found = new Set(modules);
  for (const id of found) {
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!unusedAtFirst.test(next)) found.add(next);
    }
  }
  return found;
}

interface Entries {
  /** The app's first module. */
  app: string;
  /** What every built page loads at once: next to nothing. */
  site: string;
  /** What it loads once there is time: the landing page's islands and what hydrates them. */
  islands: readonly string[];
  /** The islands of every page that wait for a touch. */
  touched: readonly string[];
  /** The islands of the other built pages. */
  others: readonly string[];
  /** The app's page that strangers come to, with all that its first sight loads. */
  register: readonly string[];
  login: string;
  /** The texts of every page, which load what they are made of. */
  texts: readonly string[];
  /** Pages behind the login, which share a part of the registration. */
  members: readonly string[];
  /** What the first screens ask the server. */
  calls: string;
}

/**
 * Puts all that a first screen imports at once into a few files, by how often each changes and by
 * who needs it: built pages load the first three, the app all. Without this the bundler cuts it along
 * every page that shares a part, into dozens of tiny ones.
 */
export function entryChunks(entries: Entries): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<readonly string[], Set<string>>();
  const isIn = (modules: readonly string[], id: string, context: ChunkingContext) => {
    const closure = closures.get(modules) ?? closureOf(context, modules);
    closures.set(modules, closure);
    return closure.has(id);
  };
  const { islands, touched, others } = entries;
  const { register, members, texts } = entries;
  const [site, app, login] = [[entries.site], [entries.app], [entries.login]];
  const behind = [...members, entries.calls];
  const fromPackage = (id: string) => id.includes('/node_modules/');

  const group = (
    chunk: string,
    priority: number,
    modules: readonly string[],
    belongs: (id: string, context: ChunkingContext) => boolean,
  ) => ({
    priority,
    name: (id: string, context: ChunkingContext) =>
      belongs(id, context) && isIn(modules, id, context) ? chunk : null,
  });

  return [
    group('loader', 12, site, (id) => id !== entries.site),
    group('react', 11, islands, (id) => react.test(id)),
    group('kit', 10, islands, fromPackage),
    group('islands', 9, islands, () => true),
    group('shell', 8, touched, () => true),
    group('others', 7, others, () => true),
    group('vendor', 6, app, fromPackage),
    // Not the entry itself: what a built page shares with the app must not start the app.
    group('parts', 5, app, (id) => id !== entries.app),
    // What texts are made of is fetched with them, also where nothing is filled in.
    group('words', 4, register, (id, context) => isIn(texts, id, context)),
    group('forms', 3, register, (id, context) => isIn(login, id, context)),
    // Else the registration's own file would take it along, and everybody would load that.
    group('shared', 2, register, (id, context) => isIn(behind, id, context)),
    group('registration', 1, register, () => true),
  ];
}
