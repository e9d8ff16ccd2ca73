// firebase-tools starts this program instead of `java`. If the JAR file to run is the marker of a stand-in, it runs the
// stand-in, otherwise the real Java.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { serveStorageRules } from '../storage-rules/serve.ts';
import { javaShimVariables, standInJars } from './names.ts';

const parentPollMs = 500;
const killAfterMs = 8000;

/**
 * Runs another program instead of this one. Passes signals on to it, and ends it when the parent process,
 * firebase-tools, has ended.
 */
function standFor(command: string, args: readonly string[]): void {
  const child = spawn(command, args, { stdio: 'inherit' });
  const parent = process.ppid;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  setInterval(() => {
    if (process.ppid !== parent) end('SIGTERM');
  }, parentPollMs).unref();
  child.once('error', () => process.exit(127));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 0)));
}

const args = process.argv.slice(2);
const jarAt = args.indexOf('-jar') + 1;
const jar = jarAt > 0 ? path.basename(args[jarAt] ?? '') : '';
const { [javaShimVariables.hidane]: hidane, [javaShimVariables.java]: java } = process.env;

if (jar === standInJars.storage) {
  serveStorageRules();
} else if (jar === standInJars.firestore && hidane) {
  standFor(hidane, args.slice(jarAt + 1));
} else if (java) {
  standFor(java, args);
} else if (args.includes('-version')) {
  process.stderr.write('openjdk version "21.0.0" (none: stand-ins for the emulators only)\n');
} else {
  process.stderr.write('No Java on this machine, and no stand-in for this JAR.\n');
  process.exitCode = 127;
}
