import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandPlugin } from './build/brand-plugin.ts';
import { clubFilesPlugin } from './build/club/club-files-plugin.ts';
import { devSitePlugin } from './build/dev-site-plugin.ts';
import { discoveryPlugin } from './build/discovery-plugin.ts';
import { entryChunks } from './build/entry-chunks.ts';
import { languagesPlugin } from './build/languages-plugin.ts';
import { serverFactsPlugin } from './build/server-facts-plugin.ts';
import { inputs, sitePlugin } from './build/site-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = (pattern: string) =>
  globSync(pattern, { cwd: here('.') }).map((file) => here(`./${file}`));
const islands = modules('src/**/*.{island,islands}.tsx');
const among = (folder: RegExp) => islands.filter((file) => folder.test(file));
const firstCalls = here('./src/api/first-calls.ts');
const register = [here('./src/features/registration/register-page.tsx'), firstCalls];
const entries = {
  app: here('./src/main.tsx'),
  site: inputs.site,
  forms: inputs.forms,
  islands: [here('./src/site/browser/hydrate-island.tsx'), ...among(/\/features\/landing\//)],
  touched: among(/\/site\/(top-bar|cookie-settings)\./),
  others: among(/\/site\/not-found\.|\/features\/(?!landing|auth)/),
  register,
  pages: modules('src/features/{*,admin/*}/*-page.tsx').filter(
    (file) => !/\/features\/(landing|legal|auth|verification)\//.test(file),
  ),
  kinds: [
    // The panel's texts are left out, because they import the names of mails and settings, which only the panel needs.
    modules('src/**/locales/**/*.ts').filter((file) => !/\/admin(-kit)?\//.test(file)),
    register,
    // The further pages of the registration, which are loaded one after the other.
    modules(
      'src/features/registration/steps/{information/*-page,payment/*-step,confirm/*-step,people/people-section}.tsx',
    ),
    [here('./src/features/profile/profile-page.tsx')],
    // Pages without a form, and the cookie question.
    [firstCalls, ...modules('src/features/{card/card-page,consent/consent-banner}.tsx')],
    modules('src/{features/admin/applications-page,admin-kit/sections/admin-section}.tsx'),
    modules('src/features/admin/*/*-page.tsx'),
  ],
};

export default defineConfig({
  plugins: [
    react(),
    brandPlugin(),
    clubFilesPlugin(),
    languagesPlugin(),
    discoveryPlugin(),
    devSitePlugin(),
    sitePlugin(),
    serverFactsPlugin(),
  ],
  // If Node loaded this package in the development server, its default export would be wrapped twice.
  ssr: { noExternal: ['stylis-plugin-rtl'] },
  server: {
    port: 5173,
    strictPort: true,
    // `emulators/src/commands/dev.ts` sets FANCLUB_HOSTING_URL, because the Hosting emulator may be on another port.
    proxy: {
      '^/(api|__)/': {
        target: process.env.FANCLUB_HOSTING_URL ?? 'http://127.0.0.1:5000',
        changeOrigin: false,
      },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // An inlined asset would be a `data:` address, which Hosting's content security policy does not allow.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: inputs,
      output: {
        codeSplitting: {
          groups: entryChunks(entries),
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: here('./src/testing/shared-dom.ts'),
    // Tests play Google's window, which a build for the demo project does not open.
    env: { VITE_FIREBASE_PROJECT_ID: 'the-club' },
    // Test files share one DOM and one set of modules, so `vi.mock` has no effect on modules that are already
    // loaded. External packages are therefore replaced here, and `setup.ts` resets everything after each test.
    isolate: false,
    alias: {
      'firebase/auth': here('./src/testing/fake-google.ts'),
      'firebase/firestore/lite': here('./src/testing/fake-firestore.ts'),
      'idb-keyval': here('./src/testing/fake-keyval.ts'),
    },
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.screen.test.tsx'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    setupFiles: [here('./src/testing/setup.ts')],
  },
});
