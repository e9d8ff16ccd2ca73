/** Projects of vitest.config.ts that need nothing running. */
export const unitProjects = ['contract', 'functions', 'web', 'emulators'];

/** The project that opens the web's screens over a fake server. */
export const screenProject = 'screens';

/** Projects that need the built functions, and all but the first a running suite. */
export const suiteProjects = ['deployable', 'rules', 'api'];
