/** Projects of vitest.config.ts that need nothing running. */
export const unitProjects = ['contract', 'functions', 'web', 'emulators'];

/** Projects that talk to a running suite. */
export const suiteProjects = ['rules', 'api'];
