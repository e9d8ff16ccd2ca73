import { expect, it } from 'vitest';
import { deriveLock, type Lock } from './derive-lock.ts';

const rootLock: Lock = {
  lockfileVersion: 3,
  packages: {
    functions: { dependencies: { a: '^1.0.0' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' }, peer: true },
    'node_modules/b': { version: '1.9.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { gone: '1.0.0' } },
    'node_modules/unrelated': { version: '1.0.0' },
    'functions/node_modules/c': { version: '3.0.0', dependencies: { b: '^1.0.0' } },
  },
};

it('the lock file has exactly what the externals need, at the locked versions and places', () => {
  const { manifest, lock } = deriveLock(rootLock, 'functions', ['a', 'c']);
  expect(manifest.dependencies).toEqual({ a: '1.0.0', c: '3.0.0' });
  expect(Object.keys(lock.packages).sort()).toEqual(
    [
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/b',
      'node_modules/c',
    ].sort(),
  );
  expect(lock.packages['node_modules/a']).not.toHaveProperty('peer');
});

it('a package that the lock file lacks is named', () => {
  expect(() => deriveLock(rootLock, 'functions', ['d'])).toThrow(/d, needed by functions/);
});
