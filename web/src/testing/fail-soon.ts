import { configure } from '@testing-library/react';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker: its first run without mutants, or the run of one mutant. */
    mode?: 'dry-run' | 'mutant';
  }
}

// Setup file of `npm run lab -- mutants`. The first run compiles all modules and waits as long as any test. The
// tests of a mutant wait for less, because most of them are to fail.
if (inject('mode') === 'mutant') {
  configure({ asyncUtilTimeout: 3_000 });
  vi.setConfig({ testTimeout: 9_000 });
}
