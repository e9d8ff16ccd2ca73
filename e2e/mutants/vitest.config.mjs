import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';
import web from '../../web/vite.config.ts';

// Only unit tests run: tests of screens take seconds for each mutant, and tests of the API need a suite.
const { projects: wanted } = JSON.parse(process.env.MUTANTS ?? '{}');

const failSoon = fileURLToPath(new URL('../../web/src/testing/fail-soon.ts', import.meta.url));
const webUnits = {
  ...web,
  root: 'web',
  test: { ...web.test, setupFiles: [...web.test.setupFiles, failSoon] },
};

export default defineConfig({
  test: {
    projects: all.test.projects
      .map((project) => (typeof project === 'string' ? webUnits : project))
      .filter(({ test }) => wanted.includes(test.name)),
  },
});
