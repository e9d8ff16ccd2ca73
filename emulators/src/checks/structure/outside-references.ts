import type { Source } from './read-sources.ts';

/** Texts that are not in the repository, as comments have cited them. */
const outside = /§|\bspecifications?\b|\bas specified\b|\b(?:decisions|spec)\.md\b|\.\.\/shared\b/i;

/** Comments that send the reader to a text which a stranger who clones cannot open. */
export function findOutsideReferences(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text, module }) => {
    const comments =
      module?.comments ?? text.split('\n').map((line, at) => ({ text: line, line: at + 1 }));
    return comments
      .filter((comment) => outside.test(comment.text))
      .map(({ line }) => `${file}:${line}`);
  });
}
