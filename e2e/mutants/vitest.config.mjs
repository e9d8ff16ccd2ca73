import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';

// These tests need no suite: unit tests and screens.
const { projects: wanted } = JSON.parse(process.env.MUTANTS ?? '{}');
const nameOf = (project) => (typeof project === 'string' ? 'web' : project.test.name);

export default defineConfig({
  test: {
    projects: all.test.projects.filter((project) => wanted.includes(nameOf(project))),
  },
});
