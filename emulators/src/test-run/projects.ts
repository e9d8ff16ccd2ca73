const outside = ['emulators', 'e2e', 'bench', 'docs'];

/**
 * Vitest projects that run without a suite. Each has a list of folders that its tests neither import nor read, so that
 * changes there do not make them run again. The tests of `emulators` read the whole repository.
 */
export const unitChecks: Readonly<Record<string, readonly string[]>> = {
  contract: ['stories', 'functions', 'web', ...outside],
  functions: ['web', ...outside],
  web: ['stories', 'functions', ...outside],
  emulators: [],
  club: ['stories', 'functions', 'web', 'e2e', 'bench', 'docs'],
};

export const unitProjects = Object.keys(unitChecks);

/** Vitest project that opens the screens of the web app with a fake server. */
export const screenProject = 'screens';

/** Vitest projects that need the built functions. All except the first also need a running suite. */
export const suiteProjects = ['deployable', 'rules', 'api', 'api-mocking'];
