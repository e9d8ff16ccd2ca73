import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clubProblems } from '@fanclub/contract/club-schema/club-schema';
import { LineCounter, parseDocument } from 'yaml';
import { problemsOfLegalTexts } from './legal-texts.ts';

/** Returns the line, from 1, on which a fact stands; for a missing one, the line of what should contain it. */
function lineOf(text: string, fact: string): number {
  const lines = new LineCounter();
  // YAML contains JSON, and its parser knows the places.
  const document = parseDocument(text, { lineCounter: lines });
  const keys = fact.split(/[.[\]"]+/).filter(Boolean);
  for (let known = keys.length; known >= 0; known--) {
    const node = document.getIn(keys.slice(0, known), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function readFacts(text: string): { facts: unknown } | { line: number; words: string } {
  try {
    return { facts: JSON.parse(text) };
  } catch (error) {
    const [first] = parseDocument(text).errors;
    const says = (error as Error).message;
    const line = Number(/line (\d+)/.exec(says)?.[1] ?? first?.linePos?.[0].line ?? 1);
    return {
      line,
      words: `This is no JSON: here or on the line above, a comma, a quote or a bracket is missing or too much.`,
    };
  }
}

/** Returns what is wrong in the text of a club's facts, each as a sentence after the file and line. */
export function problemsOfText(text: string, file: string): string[] {
  const read = readFacts(text);
  const found =
    'words' in read
      ? [read]
      : clubProblems(read.facts).map(({ path, words }) => ({ line: lineOf(text, path), words }));
  return found
    .sort((one, other) => one.line - other.line)
    .map(({ line, words }) => `${file}:${line}: ${words}`);
}

/** Returns what is wrong in a club's folder; an empty list if nothing is. */
export function problemsOfClub(folder: string): string[] {
  const file = path.join(folder, 'club.json');
  const shown = path.relative(process.cwd(), file);
  if (!existsSync(file)) {
    return [
      `${shown} is missing: \`npm run club\` writes it, and CLUB says which folder is meant.`,
    ];
  }
  const text = readFileSync(file, 'utf8');
  const problems = problemsOfText(text, shown);
  if (problems.length > 0) return problems;
  return problemsOfLegalTexts(folder, JSON.parse(text)).map(
    (words) => `${path.dirname(shown)}/${words}`,
  );
}
