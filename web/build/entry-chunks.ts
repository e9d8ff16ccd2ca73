import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Modules that a package's index exports and the first screens do not use; code that needs them loads them
 * separately.
 */
const unusedAtFirst = /\/(enhanceHighContrast|html-parse-stringify|Trans\w*|Icu\w*)[./]/;

/** The modules with everything that they import statically. */
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
  /** Imported statically by every built page; this is very little. */
  site: string;
  /** Loaded by built pages when there is time: the landing page's islands and the code that hydrates them. */
  islands: readonly string[];
  /** The islands of every page that hydrate on interaction. */
  touched: readonly string[];
  /** The islands of the other built pages. */
  others: readonly string[];
  /** The app's page for new visitors, with everything that its first screen loads. */
  register: readonly string[];
  login: string;
  /** The modules of texts on every page, which import their parts. */
  texts: readonly string[];
  /** Pages behind the login that share code with the registration. */
  members: readonly string[];
  /** The module of the first screens' API calls. */
  calls: string;
}

/**
 * Groups the static imports of the first screens into a few files, by how often each part changes and which
 * pages need it: built pages load the first three, the app loads all. By default the bundler splits at every
 * page that shares a part, into dozens of tiny files.
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
    // The entry itself is excluded, because a built page that loads shared code must not start the app.
    group('parts', 5, app, (id) => id !== entries.app),
    // The parts of texts are loaded together with the texts, even on pages without a form.
    group('words', 4, register, (id, context) => isIn(texts, id, context)),
    group('forms', 3, register, (id, context) => isIn(login, id, context)),
    // Otherwise this code would be part of the registration's file, and every page would load that file.
    group('shared', 2, register, (id, context) => isIn(behind, id, context)),
    group('registration', 1, register, () => true),
  ];
}
