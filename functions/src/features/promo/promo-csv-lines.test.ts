import { promoCsvColumns } from '@fanclub/contract/promo/promo-csv';
import { anyText } from '@fanclub/contract/testing/any-text';
import { randomOf } from '@fanclub/contract/testing/random-of';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { promoCsvLines } from './promo-csv-lines.ts';

it.each([1, 2, 3])(
  'arbitrary cells of a file of codes are read or refused with their line (seed %i)',
  (seed) => {
    const random = randomOf(seed);
    const cells = Array.from({ length: 200 }, (_, i) => [
      `CODE${i}`,
      ...promoCsvColumns.slice(1).map(() => anyText(random)),
    ]);
    const lines = promoCsvLines(papa.unparse([[...promoCsvColumns], ...cells]));
    expect(lines.map(({ code }) => code)).toEqual(cells.map(([code]) => code));
    expect(lines.filter(({ errors }) => Object.keys(errors).length > 0).length).toBeGreaterThan(
      100,
    );
  },
);
