import { expect, it } from 'vitest';
import { identityOf, isPerhapsSame } from './identity.ts';
import { mostSurelyReversed, reversalRank } from './reversals.ts';

const said = (text: string | null, payer: string | null = null, bank_id: string | null = null) => ({
  text,
  payer,
  bank_id,
});

it.each<[number, string, ReturnType<typeof said>, ReturnType<typeof said>]>([
  [3, 'the number in the text', said('Storno JOFCI-7KQ2M9XA'), said('jofci7kq2m9xa Rossi')],
  [3, 'the bank’s number', said('Reversal of TX-4711'), said('Fee', 'Rossi', 'TX-4711')],
  [3, 'the same bank’s number', said(null, null, 'TX-4711'), said(null, null, 'TX-4711')],
  [2, 'the other party', said('Payment', 'Sara  ROSSI'), said('Fee', 'Sara Rossi')],
  [1, 'a word in Italian', said('STORNO BONIFICO'), said('Fee', 'Sara Rossi')],
  [1, 'a word in German', said('Rücklastschrift'), said('Fee', 'Sara Rossi')],
  [1, 'a word in French', said('Remboursement'), said('Fee')],
  [1, 'a word in Persian, with Arabic letters', said('برگشتي واریز'), said('واریز')],
  [0, 'a word, but another party', said('Refund', 'Li Wei'), said('Fee', 'Sara Rossi')],
  [0, 'a word, but another number', said('Storno JOFCI-AAAABBBB'), said('JOFCI-7KQ2M9XA')],
  [0, 'a general text', said('Transfer to Li'), said('Transfer')],
  [0, 'nothing', said('Rent', 'Landlord'), said('Fee', 'Sara Rossi')],
])('an outgoing line takes back an incoming one by %i: %s', (rank, _, out, incoming) => {
  expect(reversalRank(out, incoming)).toBe(rank);
});

it('the incoming line that is named counts before those that only a word fits', () => {
  const [named, other] = [said('JOFCI-7KQ2M9XA'), said('Gift')];
  const storno = said('Storno JOFCI-7KQ2M9XA');
  expect(mostSurelyReversed(storno, [other, named])).toEqual([named]);
  expect(mostSurelyReversed(said('Storno'), [other, named])).toEqual([other, named]);
  expect(mostSurelyReversed(said('Rent'), [other, named])).toEqual([]);
});

it('an incoming and an outgoing line that say the same are two lines', () => {
  const line = { ...said('Fee'), day: '2026-11-20', amount: 2000, occurrence: 1 };
  const origin = { way: 'bank', currency: 'EUR' } as const;
  const ids = (['in', 'out'] as const).map((direction) =>
    identityOf({ ...line, direction }, origin),
  );
  expect(new Set(ids).size).toBe(2);
});

it('a line without payer, text and number may be any line of its day and sum', () => {
  expect(isPerhapsSame(said(null), said('Fee', 'Sara Rossi', 'TX-4711'))).toBe(true);
  expect(isPerhapsSame(said('Fee', 'Sara Rossi'), said(''))).toBe(true);
  expect(isPerhapsSame(said('Fee', 'Sara Rossi'), said('Fee', 'Li Wei'))).toBe(false);
  expect(isPerhapsSame(said('Fee'), said('Rent'))).toBe(false);
});
