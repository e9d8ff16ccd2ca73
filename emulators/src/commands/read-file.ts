import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StatementChoices } from '@fanclub/contract/read-file/statement/read-statement';
import { foldWords } from '@fanclub/contract/read-file/table';
import { whatIsRead } from '@fanclub/contract/read-file/what-is-read';
import { Problem } from '../problem.ts';
import { say } from '../terminal.ts';

const usage =
  'npm run lab -- read-file <file> [--encoding windows-1252] [--sheet name] [--answer name=value …]';

/**
 * `npm run lab -- read-file <file>` prints as JSON what the panel would read of a file and ask about it, so that a club
 * can report a file that is not understood.
 */
export async function readFile(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { encoding: text, sheet: text, answer: { ...text, multiple: true } },
  });
  const [file] = positionals;
  if (!file) throw new Problem(usage);
  const { encoding, sheet, answer = [] } = values;
  const bytes = new Uint8Array(readFileSync(resolve(process.env.INIT_CWD ?? '.', file)));
  const answers = {
    ...(encoding && { encoding }),
    ...(sheet && { sheet }),
    statement: choicesOf(answer),
  };
  say(JSON.stringify(await whatIsRead(bytes, answers), null, 2));
}

/** Returns the answers of the command line to the questions about a statement: `unit=EUR`, `dates=dmy`, `word:Ein=in`. */
function choicesOf(answers: readonly string[]): StatementChoices {
  const pairs = answers.map((answer) => answer.split(/=(.*)/s).slice(0, 2) as [string, string]);
  const words = pairs.flatMap(([name, means]) =>
    name.startsWith('word:') ? [{ word: foldWords(name.slice(5)), means }] : [],
  );
  const others = pairs.filter(([name]) => !name.startsWith('word:'));
  return { ...Object.fromEntries(others), ...(words.length > 0 && { words }) } as StatementChoices;
}
