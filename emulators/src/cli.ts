import { describeFailure, Problem, Stopped } from './problem.ts';
import { killAllGroups } from './process/groups.ts';
import { listenForStop } from './process/stop-signal.ts';
import { say, warn } from './terminal.ts';

type Command = (args: readonly string[]) => Promise<boolean>;

/** A command answers false when it ran to its end and something that it checks failed. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  dev: async () => (await import('./commands/dev.ts')).dev,
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  test: async () => (await import('./commands/test.ts')).test,
  'test-screens': async () => (await import('./commands/test-screens.ts')).testScreens,
  'test-api': async () => (await import('./commands/test-api.ts')).testApi,
  'test-e2e': async () => (await import('./commands/test-e2e.ts')).testE2e,
  'test-views': async () => (await import('./commands/test-e2e.ts')).testViews,
  'test-fuzz': async () => (await import('./commands/test-fuzz.ts')).testFuzz,
  'test-faults': async () => (await import('./commands/test-faults.ts')).testFaults,
  'test-judges': async () => (await import('./commands/test-judges.ts')).testJudges,
  'docs-api': async () => (await import('./commands/docs-api.ts')).docsApi,
  screenshots: async () => (await import('./commands/screenshots.ts')).screenshots,
  mails: async () => (await import('./commands/mails.ts')).mails,
  'serve-api': async () => (await import('./commands/serve-api.ts')).serveApi,
  deploy: async () => (await import('./commands/deploy.ts')).deploy,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  'rehearse-deploy': async () => (await import('./commands/rehearse-deploy.ts')).rehearseDeploy,
  'rehearse-restore': async () => (await import('./commands/rehearse-restore.ts')).rehearseRestore,
  'admin-add': async () => (await import('./commands/admin-add.ts')).adminAdd,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
  'passwords-imported': async () =>
    (await import('./commands/passwords-imported.ts')).passwordsImported,
  bench: async () => (await import('./commands/bench.ts')).bench,
  'bench-web': async () => (await import('./commands/bench.ts')).benchWeb,
  'bench-club': async () => (await import('./commands/bench.ts')).benchClub,
  'bench-spike': async () => (await import('./commands/bench.ts')).benchSpike,
};

const interruptedCode = 130;

/** Runs one command of the root package.json; resolves with the exit code. */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<number> {
  listenForStop(() => {
    warn('Stopping at once.');
    killAllGroups();
    process.exit(interruptedCode);
  });
  try {
    const load = commands[name];
    if (!load) throw new Problem(`Commands: ${Object.keys(commands).join(', ')}; not "${name}".`);
    const command = await load();
    return (await command(args)) ? 0 : 1;
  } catch (error) {
    if (error instanceof Stopped) {
      say('Stopped.');
      return interruptedCode;
    }
    warn(describeFailure(error));
    return 1;
  }
}
