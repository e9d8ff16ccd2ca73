/** The parts of an npm lock file (version 3) that are read here. */
interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [field: string]: unknown;
}
export interface Lock {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** Finds a package as Node does: in the nearest node_modules folder, from `from` upwards. */
function locate(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === '') return undefined;
  }
}

function wantedBy(entry: LockedPackage): [name: string, isOptional: boolean][] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}).map((name) => [name, false] as [string, boolean]),
    ...Object.keys(entry.optionalDependencies ?? {}).map(
      (name) => [name, true] as [string, boolean],
    ),
    ...peers.map((name): [string, boolean] => [
      name,
      entry.peerDependenciesMeta?.[name]?.optional === true,
    ]),
  ];
}

/**
 * Creates a manifest and a lock file for the deployment. They contain only the packages that `externals` need, in
 * the versions of the root lock file, so that the deployed versions are the tested ones. Throws if a needed package
 * is not locked.
 */
export function deriveLock(rootLock: Lock, workspace: string, externals: readonly string[]) {
  const packages: Record<string, LockedPackage> = {};
  const inDeployment = (path: string) =>
    path.startsWith(`${workspace}/node_modules/`) ? path.slice(workspace.length + 1) : path;

  const visit = (from: string, name: string, isOptional: boolean): string | undefined => {
    const path = locate(rootLock, from, name);
    const entry = path === undefined ? undefined : rootLock.packages[path];
    if (path === undefined || entry === undefined) {
      if (isOptional) return undefined;
      throw new Error(`${name}, needed by ${from}, is not in the lock file; run npm install`);
    }
    const target = inDeployment(path);
    const known = packages[target];
    if (known) {
      if (known.version === entry.version) return target;
      throw new Error(`${name} is needed in two versions at ${target}`);
    }
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...kept } = entry;
    packages[target] = kept;
    for (const [dependency, optional] of wantedBy(entry)) visit(path, dependency, optional);
    return target;
  };

  const dependencies: Record<string, string> = {};
  for (const name of externals) {
    const path = visit(workspace, name, false);
    dependencies[name] = packages[path ?? '']?.version ?? '';
  }
  const manifest = {
    name: 'fanclub-functions',
    version: '1.0.0',
    private: true,
    type: 'module',
    main: 'main.js',
    engines: { node: '24' },
    scripts: { 'gcp-build': 'node warm-up.js' },
    dependencies,
  };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { type: _type, main: _main, scripts: _scripts, ...lockRoot } = manifest;
  const locked: Record<string, LockedPackage> = { '': lockRoot, ...sorted };
  return {
    manifest,
    lock: {
      name: manifest.name,
      version: manifest.version,
      lockfileVersion: rootLock.lockfileVersion,
      requires: true,
      packages: locked,
    },
  };
}
