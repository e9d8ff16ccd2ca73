import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';

const here = (path: string) => join(import.meta.dirname, path);
const ownFile = /^(\.|#|\/|[a-zA-Z]:)/;

/** Builds the code behind the Google button and returns it without the code of npm packages. */
async function buildFor(project: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: here('../../..'),
    define: { 'import.meta.env.VITE_FIREBASE_PROJECT_ID': JSON.stringify(project) },
    build: {
      write: false,
      minify: false,
      lib: { entry: here('./google-sign-in.ts'), formats: ['es'], fileName: 'button' },
      rolldownOptions: { external: (id) => !ownFile.test(id) },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

it('the Google button opens the real window in a deployed build, which holds none of the chooser', async () => {
  const code = await buildFor('the-club');
  expect(code).toContain('signInWithPopup');
  for (const trace of [
    'accounts:query',
    'Bearer owner',
    'connectAuthEmulator',
    'AccountChooser',
    'useEmulator',
  ]) {
    expect(code).not.toContain(trace);
  }
}, 30_000);

it('the Google button asks for an account of the emulator in a build for the demo project', async () => {
  const code = await buildFor('demo-fanclub');
  expect(code).toContain('accounts:query');
  expect(code).not.toContain('signInWithPopup');
}, 30_000);
