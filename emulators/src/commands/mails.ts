import { mkdirSync } from 'node:fs';
import { requireFreePorts } from '../busy-ports.ts';
import { inRoot, runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { startInBackground } from '../process/background.ts';
import { explainExit } from '../process/explain-exit.ts';
import { untilStopped } from '../process/stop-signal.ts';
import { waitUntilAnswering } from '../suite/wait-until-answering.ts';
import { say } from '../terminal.ts';

/** `npm run mails` serves a page that shows every mail in every language, as HTML and as text. */
export async function mails(): Promise<void> {
  const ports = choosePorts('start');
  await requireFreePorts('start', ports, ['MAILS']);
  mkdirSync(runFolder('start'), { recursive: true });
  const server = startInBackground({
    name: 'The page of mails',
    args: [inRoot('functions', 'preview', 'serve.ts'), String(ports.MAILS)],
    cwd: inRoot('functions'),
    env: process.env,
    logFile: `${runFolder('start')}/mails.log`,
  });
  try {
    const url = `http://127.0.0.1:${ports.MAILS}`;
    await waitUntilAnswering({ url, background: server });
    say(`\nEvery mail: ${url} (reload it to see a change). Ctrl-C stops it.`);
    await Promise.race([untilStopped(), server.exited]);
    if (server.hasExited()) throw await explainExit(server);
  } finally {
    await server.stop();
  }
}
