import { withSeparateFeatures } from './layers.ts';
import { isTest, placeOf } from './place.ts';
import type { Source } from './read-sources.ts';
import type { ResolveImport } from './resolve-import.ts';

/** One folder's way to another, with the first import that takes it. */
export interface Edge {
  from: string;
  to: string;
  /** `web/src/ui/a.tsx:3 imports web/src/app/b.ts`. */
  example: string;
}

export interface FolderGraph {
  /** Imports of product code between folders of one source folder. */
  edges: Edge[];
  /** Those among them that go to a higher layer. */
  upward: Edge[];
  /** Feature to feature where features are separate; tests are no excuse. */
  sideways: Edge[];
  /** Folders that the table of layers does not know. */
  unplaced: string[];
}

class EdgeList {
  readonly #byKey = new Map<string, Edge>();
  add(edge: Edge): void {
    const key = `${edge.from} ${edge.to}`;
    if (!this.#byKey.has(key)) this.#byKey.set(key, edge);
  }
  get all(): Edge[] {
    return [...this.#byKey.values()];
  }
}

/** Draws which folder imports which. */
export function drawFolders(sources: readonly Source[], resolve: ResolveImport): FolderGraph {
  const [edges, upward, sideways] = [new EdgeList(), new EdgeList(), new EdgeList()];
  const unplaced = new Set<string>();
  for (const { file, module } of sources) {
    const from = placeOf(file);
    if (!from || !module) continue;
    if (from.height < 0) unplaced.add(from.folder);
    for (const { specifier, line } of module.imports) {
      const target = resolve(file, specifier);
      const to = target && placeOf(target);
      if (!to || to.source !== from.source || to.folder === from.folder) continue;
      const edge = {
        from: from.folder,
        to: to.folder,
        example: `${file}:${line} imports ${target}`,
      };
      if (from.isFeature && to.isFeature && withSeparateFeatures.includes(from.source)) {
        sideways.add(edge);
      }
      if (isTest(file)) continue;
      edges.add(edge);
      if (to.height > from.height && from.height >= 0) upward.add(edge);
    }
  }
  return {
    edges: edges.all,
    upward: upward.all,
    sideways: sideways.all,
    unplaced: [...unplaced],
  };
}
