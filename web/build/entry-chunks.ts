import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

const react = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * Modules of packages that the first screens import but do not use. These modules are not grouped with the first
 * screens; code that needs one of them loads it separately.
 */
const unusedAtFirst = /\/(enhanceHighContrast|html-parse-stringify|Trans\w*|Icu\w*)[./]/;

/** Returns the modules and everything that they import statically, directly or not, except `unusedAtFirst`. */
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
  /** The script of every built page; it is very small. */
  site: string;
  /** The script of the forms on built pages. */
  forms: string;
  /** The code that hydrates islands, and the landing page's islands, which load when the browser is idle. */
  islands: readonly string[];
  /** Islands of every built page that are hydrated when a person points at them or focuses them. */
  touched: readonly string[];
  /** Islands that only the legal pages or the 404 page contain. */
  others: readonly string[];
  /** The page of the registration, which most new visitors open first, and the module with its API calls. */
  register: readonly string[];
  /** The pages of the app, except the 404 page, whose code the built 404 page has, too. */
  pages: readonly string[];
  /** Kinds of pages and other modules that share code (see `sharedParts`). */
  kinds: readonly (readonly string[])[];
}

/**
 * Returns the rules that group the code of the first screens into a few files, by how often the code changes and which
 * pages need it. The groups from `loader` to `others` are for built pages. Without these rules the bundler would write
 * dozens of tiny files, one for each part that several pages share.
 */
export function entryChunks(entries: Entries): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<readonly string[], Set<string>>();
  const isIn = (modules: readonly string[], id: string, context: ChunkingContext) => {
    const closure = closures.get(modules) ?? closureOf(context, modules);
    closures.set(modules, closure);
    return closure.has(id);
  };
  const { islands, touched, others } = entries;
  const { register, pages, kinds } = entries;
  const site = [entries.site];
  const app = [entries.app];
  const forms = [entries.forms];
  // The app does not load what only built pages use.
  const ofApp = (id: string, context: ChunkingContext) =>
    isIn(app, id, context) || isIn(pages, id, context);
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

  /**
   * One file for each combination of kinds that needs the same code, so that no page loads code of another. A group
   * also takes what its modules import. The groups of code that more kinds need therefore come first.
   */
  const sharedParts = kinds.slice(1).map((_, index) => ({
    priority: index + 1,
    name: (id: string, context: ChunkingContext) => {
      const needed = kinds.flatMap((kind, place) => (isIn(kind, id, context) ? [place] : []));
      return needed.length === index + 2 ? `part-${needed.join('')}` : null;
    },
  }));

  return [
    group('loader', 23, site, (id) => id !== entries.site),
    // What only this script needs stays in its own file, so that the app does not load it.
    group('forms', 22, forms, (id) => !id.includes('/site/browser/')),
    group('react', 21, islands, (id) => react.test(id)),
    group('kit', 20, islands, (id, context) => fromPackage(id) && ofApp(id, context)),
    // What other islands need as well is here, too. The landing page would load their files for it.
    group('islands', 19, islands, (id, context) => ofApp(id, context) || isIn(others, id, context)),
    group('shell', 18, touched, ofApp),
    group('links', 17, others, ofApp),
    group('others', 17, others, () => true),
    group('vendor', 16, app, fromPackage),
    // The app's entry is excluded, because a built page that loads shared code must not start the app.
    group('parts', 15, app, (id) => id !== entries.app),
    // Few of the pages that share code have a field with suggestions. It comes before what two kinds of pages share.
    {
      priority: 1,
      name: 'suggestions',
      test: /\/@mui\/material\/(use)?Autocomplete\/|\/src\/member\/country\//,
    },
    ...sharedParts,
    group('registration', 0, register, () => true),
  ];
}
