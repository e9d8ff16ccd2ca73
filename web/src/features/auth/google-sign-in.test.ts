import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const here = (path: string) => join(import.meta.dirname, path);
const ownFile = /^(\.|#|\/|[a-zA-Z]:)/;

/** Builds the code behind the Google button and returns it without the code of npm packages. */
async function buildWith(emulatorUrl: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: here('../../..'),
    define: { 'import.meta.env.VITE_AUTH_EMULATOR_URL': JSON.stringify(emulatorUrl) },
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

describe('the Google button', () => {
  it('opens the real window in a deployed build, which holds none of the chooser', async () => {
    const code = await buildWith('');
    expect(code).toContain('signInWithPopup');
    for (const trace of [
      'accounts:query',
      'Bearer owner',
      'connectAuthEmulator',
      'AccountChooser',
    ]) {
      expect(code).not.toContain(trace);
    }
  }, 30_000);

  it('asks for an account of the emulator in a local build', async () => {
    const code = await buildWith('http://127.0.0.1:9099');
    expect(code).toContain('accounts:query');
    expect(code).not.toContain('signInWithPopup');
  }, 30_000);
});
