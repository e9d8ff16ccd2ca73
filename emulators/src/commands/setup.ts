import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { siteAddress } from '../deploy/smoke-test.ts';
import { lookUp } from '../doctor/mail-checks.ts';
import { googleApi } from '../google/google-api.ts';
import { inRoot } from '../paths.ts';
import { Stopped } from '../problem.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { realProject } from '../real-project.ts';
import { setUpProject } from '../setup/set-up.ts';
import { tryMail } from '../setup/try-mail.ts';
import { say } from '../terminal.ts';
import { deploy } from './deploy.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return (await terminal.question(question, { signal: stopSignal })).trim();
  } catch (error) {
    if (stopSignal.aborted) throw new Stopped();
    throw error;
  } finally {
    terminal.close();
  }
}

/**
 * `npm run setup -- --project <id>` asks what a new project needs to know, writes the files and secrets, and deploys.
 * An interrupted run continues at the same question when it is started again.
 */
export async function setup(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  const api = googleApi(project);
  await setUpProject({
    api,
    folder: inRoot(),
    ask,
    lookUp,
    tryMail,
    deploy: () => deploy(['--project', project]),
  });
  say(
    `\nOpen ${await siteAddress(api)}/register and register yourself, with another e-mail address than the owner's.`,
  );
  say(`Then open ${await siteAddress(api)}/login?authuser=admin and look at your application.`);
}
