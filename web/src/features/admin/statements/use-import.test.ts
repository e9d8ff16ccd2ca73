import { maxJsonBytes } from '@fanclub/contract/http/limits';
import {
  lineTextMaxLength,
  type NewLine,
  payerMaxLength,
} from '@fanclub/contract/statements/lines';
import { expect, it } from 'vitest';
import { inParts } from './use-import.ts';

const aLine = (text: string): NewLine => ({
  day: '2026-11-20',
  amount: 2000,
  raw_day: '2026-11-20',
  raw_amount: '20.00',
  payer: text.slice(0, payerMaxLength),
  text,
  bank_id: null,
  occurrence: 1,
});

it('cuts a file into calls that hold no more lines and bytes than the server takes, and loses none', () => {
  const short = Array.from({ length: 250 }, (_, i) => aLine(`${i}`));
  expect(inParts(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(inParts(short).flat()).toEqual(short);
  // The longest text that a bank can write, with letters of two bytes.
  const long = Array.from({ length: 100 }, (_, i) => aLine(`${i}`.padEnd(lineTextMaxLength, 'ش')));
  const parts = inParts(long);
  expect(parts.flat()).toEqual(long);
  for (const lines of parts) {
    expect(new TextEncoder().encode(JSON.stringify(lines)).length).toBeLessThan(
      maxJsonBytes - 4096,
    );
  }
  expect(inParts([])).toEqual([]);
});
