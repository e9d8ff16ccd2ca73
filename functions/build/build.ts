import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { clubFile } from '@fanclub/contract/club/club-folder';
import { build, type Plugin } from 'esbuild';
import { deriveLock, type Lock } from './derive-lock.ts';

/**
 * The packages that are not part of the bundle in `functions/dist`, the folder that Firebase deploys. They are
 * installed beside the bundle, in the versions of the root lock file. The contract and all other libraries are inlined.
 */
const externals = [
  '@google-cloud/firestore',
  '@google-cloud/storage',
  'firebase-admin',
  'firebase-functions',
  'sharp',
];

/**
 * Leaves out two parts of Express that every cold start would load. We don't use its body parsers (see
 * `pipeline/receive-body.ts`), whose character set tables are half of the bundle. Of its 2,300 MIME types, the bundle
 * keeps `application/json`, because all our other responses name their type themselves.
 */
const smallerExpress: Plugin = {
  name: 'smaller-express',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^body-parser$/ }, ({ path }) => ({ path, namespace: 'left-out' }));
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
    onLoad({ filter: /mime-db[/\\]db\.json$/ }, async ({ path }) => {
      const types = JSON.parse(await readFile(path, 'utf8'));
      const used = { 'application/json': types['application/json'] };
      return { contents: JSON.stringify(used), loader: 'json' };
    });
  },
};

/** Runs the module with the club's logo, and keeps only what it exports: the club's folder is not deployed. */
const logoAsText: Plugin = {
  name: 'logo-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /contract[/\\]src[/\\]club[/\\]logo[/\\]logo\.ts$/ }, async ({ path }) => {
      const exported = Object.entries(await import(pathToFileURL(path).href));
      const lines = exported.map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { contents: lines.join('\n') };
    });
  },
};

const root = fileURLToPath(new URL('../..', import.meta.url));
// Tests build a second club into a folder of its own.
const dist = process.env.FUNCTIONS_DIST || `${root}/functions/dist`;

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await build({
  absWorkingDir: `${root}/functions`,
  entryPoints: {
    index: 'src/index.ts',
    maintenance: 'src/features/maintenance/cli.ts',
    'image-worker': 'src/features/uploads/image-worker.ts',
  },
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  minifySyntax: true,
  sourcemap: 'linked',
  sourcesContent: false,
  external: externals.flatMap((name) => [name, `${name}/*`]),
  alias: { '#club': clubFile() },
  plugins: [smallerExpress, logoAsText],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Inlined CommonJS packages call `require` for Node's built-in modules, and an ES module has no `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
});

const rootLock = JSON.parse(await readFile(`${root}/package-lock.json`, 'utf8')) as Lock;
const { manifest, lock } = deriveLock(rootLock, 'functions', externals);
const write = (name: string, value: unknown) =>
  writeFile(`${dist}/${name}`, `${JSON.stringify(value, null, 2)}\n`);
await write('package.json', manifest);
await write('package-lock.json', lock);
await cp(`${root}/LICENSE`, `${dist}/LICENSE`);
await cp(`${root}/functions/build/start`, dist, { recursive: true });
