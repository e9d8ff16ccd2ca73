import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const api = 'e2e/clubs/*.api.test.ts';
const slow = { testTimeout: 90_000, hookTimeout: 60_000 };

// The launcher names the club in `CLUB` and the folders of its builds. These tests run in a process of their own,
// because all others are about upstream's club.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    silent: 'passed-only',
    fsModuleCache: true,
    projects: [
      { test: { name: 'club-seen', include: ['e2e/clubs/*.test.ts'], exclude: [api], ...slow } },
      { test: { name: 'club-api', include: [api], ...slow } },
    ],
  },
});
