import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openFile } from '@fanclub/contract/read-file/open-file';
import type { Sheet } from '@fanclub/contract/read-file/sheet';
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
  const answers = Object.fromEntries(
    (values.answer ?? []).map((answer) => answer.split(/=(.*)/s).slice(0, 2)),
  );
  const bytes = new Uint8Array(readFileSync(resolve(process.env.INIT_CWD ?? '.', file)));
  say(JSON.stringify(await whatIsRead(bytes, values, answers), null, 2));
}

async function whatIsRead(
  bytes: Uint8Array,
  { encoding, sheet }: { encoding?: string | undefined; sheet?: string | undefined },
  answers: Record<string, string>,
) {
  const opened = await openFile(bytes, { ...(encoding && { encoding }), ...(sheet && { sheet }) });
  const unread = { kind: null, format: null, encoding: null, questions: [], columns: {}, rows: [] };
  switch (opened.state) {
    case 'refused':
      return { ...unread, refused: opened.why };
    case 'encoding':
      return { ...unread, questions: [{ ask: 'encoding', options: opened.options }] };
    case 'sheets':
      return { ...unread, questions: [{ ask: 'sheet', options: opened.names }] };
    case 'read': {
      const { format, encoding: read } = opened.sheet;
      return {
        format,
        encoding: read,
        damaged: opened.damaged,
        ...meaningOf(opened.sheet, answers),
      };
    }
  }
}

/** What the rows of a file mean. */
function meaningOf({ rows }: Sheet, _answers: Record<string, string>) {
  return { kind: null, questions: [], columns: {}, rows };
}
