import { expect, it } from 'vitest';
import type { RouteLimit } from '../http/limits.ts';
import { limitTexts } from './limit-texts.ts';

it.each<[RouteLimit, string[]]>([
  [{ address: 'promo' }, ['600 calls an hour from one IP address (`promo`)']],
  [
    { address: 'register', exempts: 'receipt' },
    [
      '30 calls an hour from one IP address without a live receipt and an Idempotency-Key (`register`)',
    ],
  ],
  [{ overall: 'linkRequest' }, ['600 calls in 15 minutes from everybody (`linkRequest`)']],
  [
    { account: 'signInLink' },
    [
      '3 calls in 15 minutes for one e-mail (`signInLink`), 64 calls a day that mail something; further calls mail nothing',
    ],
  ],
  [
    { account: 'login' },
    [
      '10 tries in 15 minutes with a wrong secret for one e-mail from one network, 100 from anywhere (`login`)',
    ],
  ],
  [
    { address: 'upload', bytes: 'upload' },
    [
      '600 calls an hour from one IP address (`upload`)',
      '1000 MiB of files a day from one IP address',
    ],
  ],
  [
    { heavy: 'ownMail' },
    [
      '60 calls an hour, 60 a day by one person (`ownMail`)',
      '20 calls an hour about one person or thing (`ownMail`)',
      '6000 calls an hour from all callers of a kind (`ownMail`)',
    ],
  ],
  [{}, []],
])('words describe %j', (limit, texts) => expect(limitTexts(limit)).toEqual(texts));
