const outside = ['emulators', 'e2e', 'bench', 'docs'];

/**
 * Projects of vitest.config.ts that run without a suite, each with the folders that its tests neither import nor
 * read. The tests of `emulators` read the whole repository.
 */
export const unitChecks: Readonly<Record<string, readonly string[]>> = {
  contract: ['stories', 'functions', 'web', ...outside],
  functions: ['web', ...outside],
  web: ['stories', 'functions', ...outside],
  emulators: [],
};

export const unitProjects = Object.keys(unitChecks);

/** The project that opens the web app's screens with a fake server. */
export const screenProject = 'screens';

/** Projects that need the built functions; all but the first also need a running suite. */
export const suiteProjects = ['deployable', 'rules', 'api', 'api-mocking'];
