import { expect, it } from 'vitest';
import { auditChanges, presentChanges } from './present-changes.ts';

const card = { field: 'card_number', before: null, after: '6037 9971 2345 6783' } as const;
const price = { field: 'price_base', before: 5, after: 0 } as const;

it('the audit keeps the last digits of a bank card, and other values as they are', () => {
  expect(auditChanges([card, price])).toEqual([
    { field: 'card_number', before: null, after: '•••• 6783' },
    price,
  ]);
  const holder = { field: 'card_holder', before: '6037 9971 2345 6783', after: '' } as const;
  expect(auditChanges([holder])).toEqual([holder]);
});

it('the panel gets the same values as text, and an empty one as none', () => {
  expect(presentChanges([card, price, { field: 'closed', before: '', after: false }])).toEqual([
    { field: 'card_number', before: null, after: '•••• 6783' },
    { field: 'price_base', before: '5', after: '0' },
    { field: 'closed', before: null, after: 'false' },
  ]);
});

it('neither the audit nor the panel gets a pass phrase', () => {
  const phrases = { field: 'gate_phrases', before: null, after: 'hash' } as const;
  const hidden = [{ field: 'gate_phrases', before: null, after: '•••' }];
  expect(auditChanges([phrases])).toEqual(hidden);
  expect(presentChanges([phrases])).toEqual(hidden);
});
