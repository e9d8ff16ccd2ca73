import type { Story, Told } from '@fanclub/stories/tools/story';
import { addresses, storyEnvironment } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { step } from '../terminal.ts';

/** Points this process at a suite. The Admin SDK is loaded after that, so that other commands start fast. */
function enter(ports: Ports): void {
  Object.assign(process.env, storyEnvironment(ports, addresses(ports).hosting));
}

/** Fills an empty suite with the demo's club and members; repeated, it changes nothing. */
export async function seedSuite(ports: Ports): Promise<void> {
  await step('Seeding the demo data', async () => {
    enter(ports);
    const { openClub } = await import('@fanclub/stories/tools/club');
    const { seedMembers } = await import('./seed-members.ts');
    await openClub();
    await seedMembers();
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
