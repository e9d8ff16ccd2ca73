// The variable MUTANTS, which `npm run lab -- mutants` sets, says what to test. On the command line, Stryker would
// split lists at commas, also at those within patterns.
const { name, mutate, tests, plugin } = JSON.parse(process.env.MUTANTS ?? '{}');

export default {
  mutate,
  testFiles: tests,
  testRunner: 'vitest',
  plugins: [plugin],
  // With `related: true`, Vitest would follow the imports of all files again for each mutant.
  vitest: { configFile: 'e2e/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A later run tests only mutants in changed code, and mutants that are covered by changed tests.
  incremental: true,
  incrementalFile: `.cache/reports/mutants-${name}.json`,
  // Three processes are used even on two cores, because a failing test often waits until its time-out.
  concurrency: 3,
  tempDirName: '.cache/mutants',
  // Stryker copies the repository; Vitest needs neither builds nor caches.
  ignorePatterns: ['.cache', 'dist', 'reports', '*.log', '/docs', '/bench'],
  // Mutants in constants of modules are left out, because each of them would require loading all modules again.
  ignoreStatic: true,
  mutator: {
    // Two kinds of mutants are left out. A changed text is a key, a style or a sentence, which types or the tests of
    // texts notice. An emptied object is mostly noticed by types, which Stryker does not check.
    excludedMutations: ['StringLiteral', 'ObjectLiteral'],
  },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/reports/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 8_000,
  disableTypeChecks: false,
  // Vitest reads the TypeScript configuration by itself.
  tsconfigFile: 'none',
};
