import type { Story, Told } from '@fanclub/stories/tools/story';
import { addresses, storyEnvironment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';

/** Points this process, and those that it starts, at a suite. The Admin SDK is loaded after that, so that other commands start fast. */
function enter(ports: Ports): void {
  Object.assign(process.env, storyEnvironment(ports, addresses(ports).hosting));
}

/** Fills an empty suite with the demo's club and members; repeated, it changes nothing. */
export async function seedSuite(ports: Ports): Promise<void> {
  await step('Seeding the demo data', async () => {
    enter(ports);
    const cwd = inRoot('emulators');
    const { code, output } = await runNode(['src/seed/seed.ts'], { cwd, output: 'keep' });
    if (code !== 0) throw new Problem(`The demo data could not be written:\n${output}`);
  });
}

/**
 * Says of a suite that was brought back what staff say after a restore: the emulators date every
 * password anew when they read their state, and nobody would come in with one.
 */
export async function keepPasswords(ports: Ports): Promise<void> {
  enter(ports);
  const { markPasswordsImported } = await import('@fanclub/functions/repositories/access-settings');
  const { suiteDb } = await import('@fanclub/stories/tools/firebase');
  await markPasswordsImported(suiteDb());
}

/** Sets a story up in an empty suite. */
export function seedStory(ports: Ports, story: Story): Promise<Told> {
  return step(`Telling the story ${story.name}`, async () => {
    enter(ports);
    const { tellStoryAlone } = await import('@fanclub/stories/tools/tell-story');
    return tellStoryAlone(story);
  });
}
