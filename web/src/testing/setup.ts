import '#app/catalogue.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Lazy parts are compiled when first opened, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 4000 });

// Whatever React or a library complains about fails the test that caused it.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      throw new Error(`Unexpected console.${level}: ${parts.join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
