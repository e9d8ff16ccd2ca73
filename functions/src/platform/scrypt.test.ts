import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, it, vi } from 'vitest';

it('an instance derives two keys at once, and no more, in a flood of log-ins', async () => {
  const running = { now: 0, most: 0 };
  const { scrypt } = crypto;
  vi.spyOn(crypto, 'scrypt').mockImplementation((secret, salt, length, options, done) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    scrypt(secret, salt, length, options, (error, key) => {
      running.now -= 1;
      done(error, key);
    });
  });
  syncBuiltinESMExports();
  const { deriveKey } = await import('./scrypt.ts');
  const words = ['one', 'one', 'two', 'three', 'four', 'five'];
  const keys = await Promise.all(words.map((word) => deriveKey(word, 'salt')));
  expect(running).toEqual({ now: 0, most: 2 });
  const [first, same, ...others] = keys.map((key) => key.toString('hex'));
  expect(same).toBe(first);
  expect(new Set([first, ...others]).size).toBe(5);
  expect((await deriveKey('one', 'another salt')).toString('hex')).not.toBe(first);
});
