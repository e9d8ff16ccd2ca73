import { describe, expect, it, vi } from 'vitest';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';

const hash = `scrypt:saltsalt:${'A'.repeat(43)}`;
const sound = {
  PUBLIC_URL: 'https://club.example/',
  WEB_API_KEY: 'key',
  HASH_KEY: 'a key of some length',
  ADMIN_GATE_HASHES: JSON.stringify([hash]),
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Club <members@club.example>',
  EXCHANGE_RATE_URL: 'https://rates.example/latest.json',
  TRUSTED_PROXY_HOPS: '2',
};

const logged = () => {
  const { mock } = vi.spyOn(log, 'error').mockReturnValue();
  return () => mock.calls.map(([text, error]) => `${text} ${error}`).join('');
};

it('a complete environment is read without a complaint', () => {
  const environment = readEnvironment(sound);
  expect(environment).toMatchObject({
    problems: [],
    publicUrl: 'https://club.example',
    adminGateHashes: [hash],
    trustedProxyHops: 2,
  });
});

describe.each([
  ['PUBLIC_URL', 'club.example', 'publicUrl'],
  ['WEB_API_KEY', undefined, 'webApiKey'],
  ['HASH_KEY', 'short', 'hashKey'],
  ['SMTP_URL', 'mail.example', 'smtpUrl'],
  ['MAIL_FROM', undefined, 'mailFrom'],
  ['EXCHANGE_RATE_URL', 'ftp://rates.example', 'exchangeRateUrl'],
] as const)('%s as %s', (name, value, property) => {
  it('is named and makes only its own uses fail', () => {
    const text = logged();
    const environment = readEnvironment({ ...sound, [name]: value });
    expect(environment.problems).toEqual([name]);
    expect(() => environment[property]).toThrow('not_configured');
    for (const other of ['publicUrl', 'hashKey', 'smtpUrl', 'webApiKey'] as const) {
      if (other !== property) expect(environment[other]).toBeTruthy();
    }
    expect(text()).toContain(name);
  });
});

it.each(['[', '{"a":1}', '["the pass phrase itself"]'])(
  'ADMIN_GATE_HASHES as %s is named, and its text is in no log',
  (text) => {
    const log = logged();
    const environment = readEnvironment({ ...sound, ADMIN_GATE_HASHES: text });
    expect(environment.problems).toEqual(['ADMIN_GATE_HASHES']);
    expect(environment.publicUrl).toBe('https://club.example');
    expect(log()).not.toContain('the pass phrase itself');
  },
);

it('one malformed pass phrase leaves the others', () => {
  logged();
  const text = JSON.stringify([hash, 'nonsense']);
  const environment = readEnvironment({ ...sound, ADMIN_GATE_HASHES: text });
  expect(environment.problems).toEqual(['ADMIN_GATE_HASHES']);
  expect(environment.adminGateHashes).toContain(hash);
});

it('malformed hops count by the entry that nobody can forge', () => {
  logged();
  const environment = readEnvironment({ ...sound, TRUSTED_PROXY_HOPS: 'two' });
  expect([environment.trustedProxyHops, environment.problems]).toEqual([1, ['TRUSTED_PROXY_HOPS']]);
});

it('no key of a web app is needed beside the emulators', () => {
  const { WEB_API_KEY: _, ...others } = sound;
  const environment = readEnvironment({ ...others, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
  expect([environment.webApiKey, environment.problems]).toEqual(['local', []]);
});

it('a secret that a function does not get is not reported as missing', () => {
  const { SMTP_URL: _, ADMIN_GATE_HASHES: __, ...told } = sound;
  const text = logged();
  expect(readEnvironment({ ...told, FUNCTION_TARGET: 'uploads' }).problems).toEqual([]);
  expect(text()).toBe('');
  expect(readEnvironment({ ...told, FUNCTION_TARGET: 'api' }).problems).toEqual(['SMTP_URL']);
  expect(readEnvironment({ ...told, FUNCTION_TARGET: 'maintenance' }).problems).toEqual([]);
});

it.each([
  ['a key of some length@2027-06-30', 'no key in use'],
  ['another key of some length,a key of some length@2027-6-30', 'a day that is a slip'],
  ['another key of some length,a key@2027-06-30', 'a retired key that is too short'],
])('HASH_KEY as %s is named: %s', (keys) => {
  logged();
  expect(readEnvironment({ ...sound, HASH_KEY: keys }).problems).toEqual(['HASH_KEY']);
});
