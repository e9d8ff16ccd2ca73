import { expect, it } from 'vitest';
import { randomYear } from '../../../test/random-year.ts';

/** `SEED=4711` runs only the sequence of this seed. A failed test names the seed of its sequence. */
const only = Number(process.env.SEED ?? Number.NaN);
const sequences = 2_000;
const stepsEach = 14;
const perTest = 100;

async function live(seed: number) {
  const year = randomYear(seed);
  await year.begin();
  const done: string[] = [];
  const place = () => `SEED=${seed}, after ${done.join(', ')}`;
  for (let count = 0; count < stepsEach; count++) {
    done.push(await year.step());
    const { accounts, counted } = year.sums();
    expect(year.check(), place()).toEqual([]);
    expect(accounts, place()).toEqual(counted);
  }
  expect(await year.sumsOfFile(), place()).toEqual(year.sums().received);
}

const firsts = Number.isNaN(only)
  ? Array.from({ length: sequences / perTest }, (_, part) => part * perTest)
  : [only];

it.each(firsts)(
  'accounts, dues and ledger agree after every step of random years of a family and others, who also leave or are merged, and with the file, from seed %i',
  async (first) => {
    for (let seed = first; seed < first + (Number.isNaN(only) ? perTest : 1); seed++)
      await live(seed);
  },
);
