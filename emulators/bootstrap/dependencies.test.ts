import { expect, it } from 'vitest';
import { nestedPackagesExist, recordCoversLock } from './dependencies.mjs';
import { explainNpmFailure } from './npm.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    functions: { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/only-for-macs': { version: '1.0.0', optional: true },
  },
};

it('a complete record of node_modules counts as an install', () => {
  const record = { packages: { 'node_modules/a': { version: '1.2.3' } } };
  expect(recordCoversLock(lock, record)).toBe(true);
});

it('a package that is missing or of another version needs an install', () => {
  expect(recordCoversLock(lock, { packages: {} })).toBe(false);
  expect(recordCoversLock(lock, {})).toBe(false);
  const older = { packages: { 'node_modules/a': { version: '1.2.2' } } };
  expect(recordCoversLock(lock, older)).toBe(false);
});

it('a missing package of a workspace needs an install', () => {
  const nested = { packages: { 'functions/node_modules/a': { version: '1.0.0' } } };
  expect(nestedPackagesExist(nested, '/nowhere')).toBe(false);
  expect(nestedPackagesExist(lock, '/nowhere')).toBe(true);
});

it('an error of npm is explained by its cause and a remedy', () => {
  expect(explainNpmFailure('npm error code ENOTFOUND')).toContain('check the network');
  expect(explainNpmFailure('npm error code EUSAGE')).toContain('npm install');
  expect(explainNpmFailure('npm error code ENOSPC')).toContain('disk is full');
});
