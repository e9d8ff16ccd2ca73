import { randomBytes, scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { fitsGate, parseGateHash } from './check-gate.ts';

function hashOf(passPhrase: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(passPhrase, salt, 32, { N: 16_384, r: 8, p: 1 });
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

const parsed = (...texts: string[]) => texts.map(parseGateHash).filter((hash) => hash !== null);

const hashes = parsed(hashOf('azzurri-one'), hashOf('رمز فارسی'));

it.each(['azzurri-one', 'رمز فارسی'])('fitsGate takes %s', async (passPhrase) => {
  expect(await fitsGate(passPhrase, hashes)).toBe(true);
});

it.each(['azzurri-on', 'Azzurri-one', ''])('fitsGate refuses "%s"', async (passPhrase) => {
  expect(await fitsGate(passPhrase, hashes)).toBe(false);
});

it('fitsGate takes nothing where nothing is configured', async () => {
  expect(await fitsGate('azzurri-one', [])).toBe(false);
});

it.each([
  ['another algorithm', 'bcrypt:abcdefgh:abcdefgh'],
  ['no salt', `scrypt::${'A'.repeat(43)}`],
  ['a hash of another length', 'scrypt:abcdefgh:abcdefgh'],
  ['the pass phrase itself', 'azzurri-one'],
  ['no text', 7],
])('parseGateHash refuses %s', (_, text) => expect(parseGateHash(text)).toBeNull());
