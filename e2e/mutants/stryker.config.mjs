// `npm run lab -- mutants` passes what to test in the variable MUTANTS. On the command line Stryker would split
// lists at commas, also at those within patterns.
const { name, mutate, tests, plugin } = JSON.parse(process.env.MUTANTS ?? '{}');

export default {
  mutate,
  testFiles: tests,
  testRunner: 'vitest',
  plugins: [plugin],
  // With `related: true`, Vitest would follow the imports of all files again for each mutant.
  vitest: { configFile: 'e2e/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A later run tests only mutants of changed code, and mutants that changed tests may notice.
  incremental: true,
  incrementalFile: `.cache/reports/mutants-${name}.json`,
  // Three processes, one more than a machine with two cores has, because a test that fails often waits until its
  // time-out.
  concurrency: 3,
  tempDirName: '.cache/mutants',
  // Stryker copies the repository; Vitest needs neither builds nor caches.
  ignorePatterns: ['.cache', 'dist', 'reports', '*.log', '/docs', '/bench'],
  // A mutant in a constant of a module would require loading all modules again.
  ignoreStatic: true,
  mutator: {
    // Not tested: a changed text, which is a key, a style or a sentence and is noticed by types or by the tests of
    // texts; and an emptied object, which the types mostly refuse. Stryker does not check types.
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
