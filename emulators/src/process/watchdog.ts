// The launcher of the suite starts this script as a detached process. When the launcher has ended, even with `kill -9`,
// the pipe on standard input closes. The script then ends the process groups that are still running.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const gracefulMs = 20_000;
const pollMs = 200;
const leaders = new Set<number>();

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

async function endAll(): Promise<void> {
  // Only the leader gets SIGINT, because firebase-tools then exports its data and stops its child processes itself.
  for (const leader of leaders) signal(leader, 'SIGINT');
  const deadline = Date.now() + gracefulMs;
  while (Date.now() < deadline && [...leaders].some((leader) => signal(leader, 0))) {
    await sleep(pollMs);
  }
  for (const leader of leaders) signal(-leader, 'SIGKILL');
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const leader = Number(line.slice(1));
  if (line.startsWith('+')) leaders.add(leader);
  else leaders.delete(leader);
});
lines.on('close', () => void endAll().then(() => process.exit(0)));
