import { parseArgs } from 'node:util';
import { inRoot } from '../paths.ts';
import { runNpm } from '../process/run.ts';
import { say } from '../terminal.ts';
import { upgrade as upgradeTo } from '../upgrade/upgrade.ts';

const help = `npm run upgrade [-- <tag>] [--from <address>]

Merges a release, by default the newest, of the git remote \`upstream\`, or of the repository at <address>. It
first tells what changes in rules, indexes, stored rows and the club folder, and what you have to decide. Then it
runs \`npm run check\`. It never deploys.`;

/** `npm run upgrade` merges a newer version of the product into the club's own checkout. */
export async function upgrade(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    say(help);
    return true;
  }
  // In a new process, because the merge has replaced the code of the checks.
  const check = async () =>
    (await runNpm(['run', 'check'], { cwd: inRoot(), output: 'show' })).code === 0;
  return upgradeTo({ folder: inRoot(), tag: positionals[0], from: values.from, check });
}
