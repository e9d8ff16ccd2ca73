import { expect, it } from 'vitest';
import { secretsOf } from './deployment.ts';
import { functionNames } from './instances.ts';

const withoutSecret = (secret: 'HASH_KEY' | 'SMTP_URL' | 'ADMIN_GATE_HASHES') =>
  functionNames.filter((name) => !secretsOf(name).includes(secret)).sort();

it('a function is not told a secret that it does not use, and the decoder is told none', () => {
  expect(secretsOf('uploads')).toEqual([]);
  expect(withoutSecret('HASH_KEY')).toEqual([
    'accountBackup',
    'numberReceiptsOnCreate',
    'queueMailOnCreate',
    'uploads',
  ]);
  expect(withoutSecret('SMTP_URL')).toEqual([
    'accountBackup',
    'maintenance',
    'numberReceiptsOnCreate',
    'queueMailOnCreate',
    'reconciliation',
    'uploads',
  ]);
  expect(withoutSecret('ADMIN_GATE_HASHES')).toEqual(
    functionNames.filter((name) => name !== 'api').sort(),
  );
});
