import type { Story, Told } from '@fanclub/stories/tools/story';
import { addresses, storyEnvironment } from '../environment.ts';
import { inRoot } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';

/**
 * Sets the environment variables with which this process and its children use a suite. The Admin SDK reads the
 * variables, so it must be imported afterwards. Importing it late also makes other commands start faster.
 */
function enter(ports: Ports): void {
  Object.assign(process.env, storyEnvironment(ports, addresses(ports).hosting));
}

async function runSeed(
  title: string,
  ports: Ports,
  args: readonly string[],
  club?: string,
): Promise<void> {
  await step(title, async () => {
    enter(ports);
    const cwd = inRoot('emulators');
    const env = club ? { CLUB: club } : {};
    const script = ['src/seed/seed.ts', ...args];
    const { code, output } = await runNode(script, { cwd, env, output: 'keep' });
    if (code !== 0) throw new Problem(`The demo data could not be written:\n${output}`);
  });
}

/**
 * Fills an empty suite with the demo's club and members. If they exist, it changes nothing. With `club`, a folder as
 * `CLUB` names it, they are those of that club.
 */
export const seedSuite = (ports: Ports, club?: string) =>
  runSeed('Seeding the demo data', ports, [], club);

/** Replaces all documents and accounts of a suite by the demo's club and members. */
export const seedAfresh = (ports: Ports) =>
  runSeed('Replacing all data by the demo data', ports, ['--afresh']);

/** Sets up a story in an empty suite. */
export function seedStory(ports: Ports, story: Story): Promise<Told> {
  return step(`Telling the story ${story.name}`, async () => {
    enter(ports);
    const { tellStoryAlone } = await import('@fanclub/stories/tools/tell-story');
    return tellStoryAlone(story);
  });
}
