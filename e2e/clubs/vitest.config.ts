import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The launcher names the club in `CLUB` and the folders of its builds. These tests run in a process of their own,
// because all others are about upstream's club.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    silent: 'passed-only',
    fsModuleCache: true,
    projects: [
      { test: { name: 'club-seen', include: ['e2e/clubs/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
