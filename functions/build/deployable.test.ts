import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secretsOf } from '../src/platform/deployment.ts';
import { functionNames, instances } from '../src/platform/instances.ts';
import { freePort } from '../test/start-server.ts';

const run = promisify(execFile);
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const patienceMs = 180_000;
let folder: string;

beforeAll(async () => {
  if (!existsSync(join(dist, 'index.js'))) {
    await run(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))]);
  }
  folder = await mkdtemp(join(tmpdir(), 'deployable-'));
  const isUploaded = (path: string) => !/node_modules|\.compile-cache/.test(path);
  await cp(dist, folder, { recursive: true, filter: isUploaded });
  await run(npm, ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
}, patienceMs);

afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  'functions/dist loads alone, with production dependencies only, in firebase-functions’ own discovery',
  async () => {
    const port = await freePort();
    const bin = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
    const discovery = spawn(process.execPath, [bin, folder], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        FUNCTIONS_CONTROL_API: 'true',
        GCLOUD_PROJECT: 'demo-fanclub',
        FIREBASE_CONFIG: JSON.stringify({
          projectId: 'demo-fanclub',
          storageBucket: 'demo-fanclub.appspot.com',
        }),
      },
    });
    try {
      const { endpoints } = JSON.parse(await poll(`http://127.0.0.1:${port}/__/functions.yaml`));
      const most = Object.entries(endpoints as Record<string, { maxInstances?: number }>);
      expect(Object.fromEntries(most.map(([name, it]) => [name, it.maxInstances]))).toEqual(
        Object.fromEntries(functionNames.map((name) => [name, instances[name].most])),
      );
      for (const [name, endpoint] of Object.entries(endpoints)) {
        const account = name === 'uploads' ? 'fanclub-uploads' : 'fanclub-functions';
        expect(endpoint).toMatchObject({
          region: ['europe-west1'],
          serviceAccountEmail: `${account}@demo-fanclub.iam.gserviceaccount.com`,
        });
      }
      for (const [name, { secretEnvironmentVariables = [] }] of Object.entries<{
        secretEnvironmentVariables?: { key: string }[];
      }>(endpoints)) {
        const given = secretEnvironmentVariables.map(({ key }) => key);
        expect([name, given]).toEqual([name, secretsOf(name)]);
      }
      expect(endpoints.api).toMatchObject({
        region: ['europe-west1'],
        availableMemoryMb: 1024,
        concurrency: 20,
      });
      for (const [name, atOnce] of [
        ['deliverLink', 5],
        ['deliverMail', 10],
      ] as const) {
        expect(endpoints[name].taskQueueTrigger).toEqual({
          invoker: ['fanclub-functions@'],
          rateLimits: { maxConcurrentDispatches: atOnce, maxDispatchesPerSecond: 10 },
          retryConfig: expect.objectContaining({ maxAttempts: 40, minBackoffSeconds: 30 }),
        });
      }
      expect(endpoints.uploads).toMatchObject({
        region: ['europe-west1'],
        availableMemoryMb: 2048,
        cpu: 2,
        concurrency: 8,
      });
    } finally {
      discovery.kill('SIGKILL');
    }
  },
  patienceMs,
);

it(
  'functions/dist keeps the compiled code of its libraries, where it is built, for its cold starts',
  async () => {
    const env = { PATH: process.env.PATH, GCLOUD_PROJECT: 'demo-fanclub' };
    await run(npm, ['run', 'gcp-build'], { cwd: folder, env });
    const load = "await import('./main.js'); process.exit()";
    const { stdout, stderr } = await run(
      process.execPath,
      ['--input-type=module', '--eval', load],
      {
        cwd: folder,
        env: { ...env, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    expect(`${stdout}${stderr}`).toMatch(
      /CommonJS \S+firebase-admin\/lib\/app\/index\.js was accepted/,
    );
  },
  patienceMs,
);

async function poll(url: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('discovery did not answer');
}
