import { expect, it, vi } from 'vitest';
import { buildApplePassKeys, buildGoogleWalletKeys } from '../../test/wallet-keys.ts';
import { readEnvironment } from './environment.ts';
import { log } from './log.ts';

const apple = buildApplePassKeys();
const { keys: google } = buildGoogleWalletKeys();
const sound = {
  PUBLIC_URL: 'https://club.example',
  WEB_API_KEY: 'key',
  HASH_KEY: 'a key of some length',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'members@club.example',
  EXCHANGE_RATE_URL: 'https://rates.example/latest.json',
  APPLE_PASS: JSON.stringify(apple),
  GOOGLE_WALLET: JSON.stringify(google),
};
const read = (changes: Record<string, string>) => {
  const { mock } = vi.spyOn(log, 'error').mockReturnValue();
  const { problems, applePass, googleWallet } = readEnvironment({ ...sound, ...changes });
  const said = mock.calls.map(([text, error]) => `${text} ${error}`).join('');
  return { problems, applePass, googleWallet, said };
};

it('the keys of wallets are read where the club names the wallet, and looked for nowhere else', () => {
  expect(read({})).toMatchObject({ problems: [], applePass: null, googleWallet: null });
  expect(read({ WALLETS: 'google' })).toMatchObject({ applePass: null, googleWallet: google });
  const both = read({ WALLETS: 'apple,google' });
  expect(both).toMatchObject({ problems: [], applePass: apple, googleWallet: google });
});

it('the keys of wallets are not told to functions that make no passes, which lack none', () => {
  const other = { WALLETS: 'apple', FUNCTION_TARGET: 'deliverMail', APPLE_PASS: '' };
  expect(read(other)).toMatchObject({ problems: [], applePass: null });
});

it.each([
  ['no JSON', 'key'],
  ['incomplete', JSON.stringify({ ...apple, wwdr: undefined })],
  ['no certificate', JSON.stringify({ ...apple, certificate: '-----BEGIN CERTIFICATE-----x' })],
  ['over', JSON.stringify(buildApplePassKeys({ validForMs: -1000 }))],
])('keys that are %s are named, offered to nobody, and in no log', (_, text) => {
  const { problems, applePass, googleWallet, said } = read({
    WALLETS: 'apple,google',
    APPLE_PASS: text,
  });
  expect(problems).toEqual(['APPLE_PASS']);
  expect([applePass, googleWallet]).toEqual([null, google]);
  expect(said).not.toContain('PRIVATE KEY');
});

it('keys of an unknown wallet are a mistake', () => {
  expect(read({ WALLETS: 'apple,samsung' }).problems).toEqual(['WALLETS']);
});
