// `npm run lab -- mutants` says what is tried: lists on the command line are split at the commas of patterns.
const { name, mutate, tests, plugin } = JSON.parse(process.env.MUTANTS ?? '{}');

export default {
  mutate,
  testFiles: tests,
  testRunner: 'vitest',
  plugins: [plugin],
  // With `related`, Vitest would walk through all imports again for each mutant.
  vitest: { configFile: 'e2e/mutants/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // A later run tries only mutants of changed code, and those that changed tests may notice.
  incremental: true,
  incrementalFile: `.cache/reports/mutants-${name}.json`,
  // One more than cores, because a test that misses something waits.
  concurrency: 3,
  tempDirName: '.cache/mutants',
  // The copy holds what Vitest reads, and neither builds nor caches.
  ignorePatterns: ['.cache', 'dist', 'reports', '*.log', '/docs', '/bench'],
  // A mutant in a constant of a module would load all modules anew.
  ignoreStatic: true,
  mutator: {
    // A changed text is a key, a style or a sentence, whose types or whose own tests notice it. An emptied
    // options object or list of a hook is mostly a refusal by the types, which Stryker does not ask.
    excludedMutations: ['StringLiteral', 'ObjectLiteral'],
  },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/reports/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 8_000,
  disableTypeChecks: false,
  // Vitest reads the settings of TypeScript by itself.
  tsconfigFile: 'none',
};
