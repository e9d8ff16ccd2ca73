import { layers } from './layers.ts';

export interface Place {
  /** The source folder: `web/src`. */
  source: string;
  /** What circles are looked for between: `web/src/ui`, `web/src/features/admin`, `web/src/main.tsx`. */
  folder: string;
  isFeature: boolean;
  /** Height in the source folder, 0 the lowest; -1 when the table does not know the name. */
  height: number;
}

/** Where a file stands; undefined for files outside the source folders. */
export function placeOf(file: string): Place | undefined {
  const source = Object.keys(layers).find((folder) => file.startsWith(`${folder}/`));
  if (!source) return undefined;
  const [name = '', feature = ''] = file.slice(source.length + 1).split('/');
  const isFeature = name === 'features';
  const order = layers[source] ?? [];
  return {
    source,
    folder: isFeature ? `${source}/${name}/${feature}` : `${source}/${name}`,
    isFeature,
    height: order.includes(name) ? order.indexOf(name) : order.indexOf('*'),
  };
}

/** Tests may look into every layer. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}
