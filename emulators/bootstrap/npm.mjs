import { spawn } from 'node:child_process';
import path from 'node:path';

const heartbeatMs = 10_000;

/**
 * Returns the command that runs npm: the npm that started this process, with the same Node.js, or else the npm on PATH.
 */
export function npmCommand() {
  const fromNpm = process.env.npm_execpath;
  if (fromNpm && path.basename(fromNpm).startsWith('npm-cli')) return [process.execPath, fromNpm];
  return ['npm'];
}

/** Returns the cause of a failure in words, derived from npm's output. */
export function explainNpmFailure(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full: free some space and try again';
  if (/EACCES|EPERM/.test(output)) return 'a folder may not be written: check its owner';
  if (/EUSAGE|in sync/.test(output)) {
    return 'package.json and package-lock.json disagree: run `npm install` once';
  }
  if (/E404|ETARGET/.test(output)) return 'the npm registry does not have a package that is needed';
  if (/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    return 'the npm registry cannot be reached: check the network and try again';
  }
  return 'npm ended with an error: run the command again with DEBUG=1 to see it';
}

/**
 * Runs npm without showing its output, but with a progress line every ten seconds. Rejects with an error that names
 * `what` and the cause.
 */
export function runNpm(args, { cwd, what }) {
  const [command, ...before] = npmCommand();
  const startedAt = Date.now();
  const child = spawn(command, [...before, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_progress: 'false' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      if (process.env.DEBUG) process.stderr.write(chunk);
    });
  }
  const heartbeat = setInterval(() => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`  … ${what}: ${seconds} s\n`);
  }, heartbeatMs);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      clearInterval(heartbeat);
      const missing = error.code === 'ENOENT';
      const cause = missing ? 'npm was not found: install Node.js with npm' : 'npm cannot be run';
      reject(new Error(`${what} failed: ${cause}.`));
    });
    child.once('close', (code) => {
      clearInterval(heartbeat);
      if (code === 0) resolve();
      else reject(new Error(`${what} failed: ${explainNpmFailure(output)}.`));
    });
  });
}
