import { expect, it } from 'vitest';
import { epcText } from './epc-text.ts';

const transfer = {
  iban: 'IT60 X054 2811 1010 0000 0123 456',
  bic: 'UNCRITMM',
  holder: 'Fan Club',
  cents: 1250,
  reference: 'JOFCI-ABCD2345',
};

it('a banking app reads whom to pay, how much, and the reference, in the lines of EPC069-12', () => {
  expect(epcText(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'UNCRITMM',
    'Fan Club',
    'IT60X0542811101000000123456',
    'EUR12.50',
    '',
    '',
    'JOFCI-ABCD2345',
  ]);
});

it('BIC and amount are empty lines if they are not known, and a name never becomes two lines', () => {
  const lines = epcText({ ...transfer, bic: '', cents: null, holder: 'Fan\nClub' }).split('\n');
  expect(lines.slice(4, 8)).toEqual(['', 'Fan Club', 'IT60X0542811101000000123456', '']);
});
