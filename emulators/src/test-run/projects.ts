/** Projects of vitest.config.ts that run without a suite. */
export const unitProjects = ['contract', 'functions', 'web', 'emulators'];

/** The project that opens the web app's screens with a fake server. */
export const screenProject = 'screens';

/** Projects that need the built functions; all but the first also need a running suite. */
export const suiteProjects = ['deployable', 'rules', 'api', 'api-mocking'];
