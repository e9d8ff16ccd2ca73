import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { club as upstreamsClub } from '@fanclub/contract/club/club';
import { choiceFile } from '@fanclub/contract/club/club-folder';
import { askClub } from '../club/ask-club.ts';
import { answersAsker, terminalAsker } from '../club/asker.ts';
import { problemsOfClub } from '../club/check-club.ts';
import type { Facts } from '../club/facts.ts';
import { newClub } from '../club/new-club.ts';
import { checkedClub } from '../club/use-upstreams-club.ts';
import { folderNameOf, writeClub } from '../club/write-club.ts';
import { inRoot, root } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { say } from '../terminal.ts';

function readFacts(file: string): Facts {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Problem(problemsOfClub(path.dirname(file)).join('\n'));
  }
}

/** Writes which folder is built into the club's own line of configuration. */
function choose(folder: string): void {
  const chosen = path.relative(root, folder);
  writeFileSync(choiceFile, `CLUB=${chosen}\n`);
  say(
    `Every command now builds ${chosen}: the file .club says so. Commit both to your repository.`,
  );
}

/** Runs the product with the club, a member whose application was just approved, and the mails about it. */
async function look(folder: string): Promise<void> {
  await runNode([inRoot('emulators/bootstrap.mjs'), 'start', '--story', 'approved-card'], {
    cwd: inRoot(),
    env: { CLUB: folder, CHECKED_CLUB: '' },
    output: 'show',
  });
}

const usage = `npm run club                        asks ten questions and writes clubs/<name>, or changes the chosen club
npm run club -- clubs/lions         writes or changes this folder
npm run club -- --answers <file>    takes the answers from a JSON file
npm run club -- --no-look           does not offer to look at the club`;

/**
 * `npm run club` asks ten questions about a club and writes its folder, `clubs/<name>`. When it is run again, today's
 * answers are those of the chosen folder. `-- <folder>` takes another one, and `--answers <file>` asks nobody.
 */
export async function club(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      answers: { type: 'string' },
      'no-look': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) {
    say(usage);
    return true;
  }
  const named = positionals[0] ? path.resolve(root, positionals[0]) : checkedClub();
  const given = named === inRoot('club') ? null : named;
  const file = given && path.join(given, 'club.json');
  const isNew = !file || !existsSync(file);
  const facts = isNew ? newClub(upstreamsClub, new Date()) : readFacts(file);
  const asker = values.answers
    ? answersAsker(JSON.parse(readFileSync(values.answers, 'utf8')))
    : terminalAsker();
  say(
    given
      ? `The club in ${path.relative(root, given)}. Enter keeps what is in brackets.`
      : 'A new club. Its folder gets its name: clubs/<name>.',
  );
  const { logo } = await askClub(asker, facts, { folder: given, isNew });
  const folder = given ?? inRoot('clubs', folderNameOf(facts as never));
  writeClub(folder, facts, logo);
  say(
    `\nWritten: ${path.relative(root, folder)}. Photos, networks and what members get are in its club.json.`,
  );
  choose(folder);
  const problems = problemsOfClub(folder);
  for (const problem of problems) say(problem);
  if (problems.length === 0 && !values.answers && !values['no-look']) {
    const question = 'Look at the first page, the card and a mail now? yes or no';
    if (/^y/i.test(await asker.ask('look', question, () => 'yes'))) {
      say('The club is written and sound, whatever the look shows: `npm start` runs it.');
      await look(folder);
    }
  }
  asker.end();
  return problems.length === 0;
}
