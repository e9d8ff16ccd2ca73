import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

export interface Document {
  /** Relative to the root, with `/`. */
  file: string;
  text: string;
}

const atRoot = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

/** Every page that people read. */
export function readDocuments(): Document[] {
  const inDocs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'));
  return [...atRoot, ...inDocs].map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

/** Pages about the tree as it is; the others are history, and name what was. */
export function isAboutToday({ file }: Document): boolean {
  return file !== 'CHANGELOG.md' && !file.startsWith('docs/decisions/');
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
