import { configure } from '@testing-library/react';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker: `dry-run` for its first run without mutants, `mutant` for the run of one mutant. */
    mode?: 'dry-run' | 'mutant';
  }
}

// Setup file of `npm run lab -- mutants`. The dry run compiles all modules, so it keeps the normal time limits. The run
// of a mutant has shorter limits, because the mutant should make most of its tests fail.
if (inject('mode') === 'mutant') {
  configure({ asyncUtilTimeout: 3_000 });
  vi.setConfig({ testTimeout: 9_000 });
}
