import { clubFolder } from '@fanclub/contract/club/club-folder';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';

/** Throws a Problem with a sentence for each wrong fact in the folder of the club that is built. */
export async function requireSoundClub(folder = clubFolder()): Promise<void> {
  const { code, output } = await runNode([inRoot('emulators/src/club/print-problems.ts'), folder], {
    cwd: inRoot(),
    env: { CLUB: 'club' },
    output: 'keep',
  });
  if (code !== 0)
    throw new Problem(`The club's folder has to be corrected first:\n${output.trim()}`);
}
