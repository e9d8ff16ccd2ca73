import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { club } from '@fanclub/contract/club/club';
import { clubFolder } from '@fanclub/contract/club/club-folder';
import { createTransport } from 'nodemailer';
import { requireOwnClub } from '../club/not-its-own.ts';
import { parametersFile, readVariables } from '../deploy/deployment.ts';
import { siteAddress } from '../deploy/smoke-test.ts';
import { lookUp } from '../doctor/mail-checks.ts';
import { googleApi } from '../google-api.ts';
import { inRoot } from '../paths.ts';
import { Stopped } from '../problem.ts';
import { stopSignal } from '../process/stop-signal.ts';
import { realProject } from '../real-project.ts';
import { setUpProject } from '../setup/set-up.ts';
import { say } from '../terminal.ts';
import { deploy } from './deploy.ts';

const patienceMs = 10_000;

/** Sends a mail through a mail server. Rejects with the server's words if the server refuses the mail. */
async function tryMail(server: string, { from, to }: { from: string; to: string }): Promise<void> {
  const transport = createTransport({
    url: server,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as object);
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'The membership site can send mails',
      text: 'This mail was sent by `npm run setup`. Alerts of the site will come to this address.',
    });
  } finally {
    transport.close();
  }
}

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

/** Asks about the club first, and then begins again, because this process has loaded the facts of the demo's. */
function beginWithClub(args: readonly string[]): boolean {
  const bootstrap = inRoot('emulators', 'bootstrap.mjs');
  const run = (...command: string[]) =>
    spawnSync(process.execPath, [bootstrap, ...command], { stdio: 'inherit' }).status === 0;
  say('First the club: ten questions, whose answers become a folder.');
  return run('club', '--no-look') && run('setup', ...args);
}

/**
 * `npm run setup -- --project <id>` asks what a new project needs to know, writes the files and secrets, and deploys.
 * An interrupted run continues at the same question when it is started again.
 */
export async function setup(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { project: { type: 'string' } } });
  const project = realProject(values.project);
  if (clubFolder() === inRoot('club')) return beginWithClub(args);
  requireOwnClub(readVariables(parametersFile(inRoot(), project)).PUBLIC_URL);
  const api = googleApi(project);
  await setUpProject({
    api,
    club,
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
  return true;
}
