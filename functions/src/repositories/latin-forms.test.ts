import { expect, it } from 'vitest';
import { latinForms } from './latin-forms.ts';

it.each([
  ['سارا احمدی', 'sara ahmadi'],
  ['محمد', 'mohammad'],
  ['علي', 'ali'],
  ['محمد رضایی', 'mohamad rezaie'],
  ['آرش', 'arash'],
  ['بارانا', 'barana'],
])('finds %s, who is stored in Latin letters', (query, form) => {
  expect(latinForms(query)).toContain(form);
});

it('finds a name of which the beginning is typed', () => {
  expect(latinForms('محم')).toContain('mohammad');
});

it('leaves a search in Latin letters and numbers as it is', () => {
  for (const query of ['sara', 'JOFCI-7KQ2M9XA', '۰۹۱۲', '']) expect(latinForms(query)).toEqual([]);
});

it('never gives more forms than one query takes', () => {
  expect(latinForms('م ا ر س').length).toBeLessThanOrEqual(4);
  expect(latinForms('مح').length).toBeLessThanOrEqual(4);
});
