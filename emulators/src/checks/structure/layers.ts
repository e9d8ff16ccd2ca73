/**
 * What each source folder consists of, lowest first: an import stays on its layer or goes down. A name is
 * a folder or a file right inside the source folder; `*` stands for every name that is not listed.
 */
export const layers: Record<string, readonly string[]> = {
  'contract/src': ['*', 'api.ts', 'route-roles.ts', 'openapi', 'testing'],
  'stories/src': ['tools', '*'],
  'functions/src': ['platform', 'repositories', 'pipeline', 'features', 'app', 'index.ts'],
  'web/src': ['*', 'features', 'app', 'site', 'main.tsx', 'testing'],
  'emulators/src': ['*', 'commands', 'cli.ts'],
  'bench/src': ['*', 'figures', 'spike', 'api.ts', 'club.ts', 'spike.ts'],
  e2e: ['support', '*'],
};

/** Here a feature never imports a feature: the app composes them, and what they share lies below. */
export const withSeparateFeatures: readonly string[] = ['web/src'];
