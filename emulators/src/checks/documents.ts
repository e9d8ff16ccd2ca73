import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

export interface Document {
  /** The path relative to the root, with `/` as separator. */
  file: string;
  text: string;
}

const atRoot = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Reads every documentation page. */
export function readDocuments(): Document[] {
  const inDocs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'));
  return [...atRoot, ...inDocs].map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

/** True for pages that describe the current tree. The others are history and may name files that are gone. */
export function isAboutToday({ file }: Document): boolean {
  return file !== 'CHANGELOG.md' && !file.startsWith('docs/decisions/');
}
