import { expect, it } from 'vitest';
import type { RouteLimit } from '../http/limits.ts';
import { limitTexts } from './limit-texts.ts';

it.each<[RouteLimit, string[]]>([
  [{ address: 'register' }, ['30 calls an hour from one IP address (`register`)']],
  [{ account: 'gate' }, ['5 calls a minute for one e-mail (`gate`)']],
  [{ account: 'login' }, ['10 calls in 15 minutes for one e-mail (`login`)']],
  [
    { address: 'upload', bytes: 'upload' },
    [
      '60 calls an hour from one IP address (`upload`)',
      '100 MiB of files a day from one IP address',
    ],
  ],
  [{}, []],
])('says %j in words', (limit, texts) => expect(limitTexts(limit)).toEqual(texts));
