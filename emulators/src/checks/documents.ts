import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

export interface Document {
  /** Path relative to the root, with `/` as separator. */
  file: string;
  text: string;
}

const atRoot = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
];

export function readDocuments(): Document[] {
  const inDocs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'));
  return [...atRoot, ...inDocs].map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

/**
 * Returns true for pages that describe the present state of the repository. The changelog and the decisions describe
 * its history and may name files that no longer exist.
 */
export function isAboutToday({ file }: Document): boolean {
  return file !== 'CHANGELOG.md' && !file.startsWith('docs/decisions/');
}
