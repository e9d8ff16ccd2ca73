import { requireSoundClub } from './club/require-sound-club.ts';
import { useUpstreamsClub } from './club/use-upstreams-club.ts';
import { describeFailure, Problem, Stopped } from './problem.ts';
import { killAllGroups } from './process/groups.ts';
import { listenForStop } from './process/stop-signal.ts';
import { say, warn } from './terminal.ts';

type Command = (args: readonly string[]) => Promise<boolean> | Promise<void>;

/** Functions that load each command. A command resolves with false if it ran to its end but a check failed. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  build: async () => (await import('./commands/build.ts')).build,
  club: async () => (await import('./commands/club.ts')).club,
  check: async () => (await import('./commands/check.ts')).check,
  test: async () => (await import('./commands/test.ts')).test,
  lab: async () => (await import('./commands/lab.ts')).lab,
  mails: async () => (await import('./commands/mails.ts')).mails,
  'serve-api': async () => (await import('./commands/serve-api.ts')).serveApi,
  setup: async () => (await import('./commands/setup.ts')).setup,
  deploy: async () => (await import('./commands/deploy.ts')).deploy,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  upgrade: async () => (await import('./commands/upgrade.ts')).upgrade,
  'admin-add': async () => (await import('./commands/admin-add.ts')).adminAdd,
  'member-numbers': async () => (await import('./commands/member-numbers.ts')).memberNumbers,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
};

/** These commands build the chosen club or read its facts. */
const needsSoundClub = 'start dev build check test mails setup deploy doctor'.split(' ');

/** Tests and experiments are about upstream's club, and `club` has to run where the chosen folder is not sound yet. */
const onUpstreamsClub = ['test', 'lab', 'club'];

const interruptedCode = 130;

/** Runs a command of the root package.json and resolves with the exit code. */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  listenForStop(() => {
    warn('Stopping at once.');
    killAllGroups();
    process.exit(interruptedCode);
  });
  try {
    const load = commands[name];
    if (!load) throw new Problem(`Commands: ${Object.keys(commands).join(', ')}; not "${name}".`);
    if (needsSoundClub.includes(name)) await requireSoundClub();
    if (onUpstreamsClub.includes(name)) useUpstreamsClub();
    const command = await load();
    return (await command(args)) === false ? 1 : 0;
  } catch (error) {
    if (error instanceof Stopped) {
      say('Stopped.');
      return interruptedCode;
    }
    warn(describeFailure(error));
    return 1;
  }
}
