// This file runs on any Node.js from version 20. It installs Node.js 24 if it is missing, installs the packages, and
// then starts the command.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from './bootstrap/cache-folder.mjs';
import { installDependencies } from './bootstrap/dependencies.mjs';
import { ensurePinnedNode, pinnedMajor } from './bootstrap/pinned-node.mjs';

const [hostMajor = 0] = process.versions.node.split('.').map(Number);

/** Runs this file again with Node.js 24. Passes signals on to the new process and resolves with its exit code. */
function rerunWith(nodeBinary) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(nodeBinary)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(nodeBinary, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function main() {
  if (process.platform === 'win32') {
    throw new Error('The local suite runs on Linux and macOS; on Windows, run it inside WSL.');
  }
  if (hostMajor < 20) {
    throw new Error(`Node.js ${process.versions.node} is too old: install Node.js 20 or newer.`);
  }
  process.env.FANCLUB_CACHE = cacheFolder();
  if (hostMajor < pinnedMajor) {
    process.exitCode = await rerunWith(await ensurePinnedNode());
    return;
  }
  await installDependencies();
  const { runCommand } = await import('./src/cli.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
}

main().catch((error) => {
  const detail = process.env.DEBUG ? error.stack : `✖ ${error.message}`;
  process.stderr.write(`${detail}\n`);
  process.exitCode = 1;
});
