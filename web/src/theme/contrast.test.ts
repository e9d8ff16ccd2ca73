import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { band, dark, light } from './tokens.ts';

const schemes = { light, dark };
const grounds = ['page', 'surface', 'sunken'] as const;
const texts = ['text', 'muted', 'accent', 'success', 'warning', 'error', 'info'] as const;
const controls = ['control', 'accent', 'error'] as const;

describe.each(Object.entries(schemes))('%s scheme', (_, scheme) => {
  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)))(
    '%s on %s can be read',
    (text, ground) => {
      expect(contrastRatio(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(grounds.flatMap((ground) => controls.map((control) => [control, ground] as const)))(
    'a control drawn in %s on %s can be seen',
    (control, ground) => {
      expect(contrastRatio(scheme[control], scheme[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  test('the gold button can be read, and the filled states too', () => {
    expect(contrastRatio(scheme.onGold, scheme.gold)).toBeGreaterThanOrEqual(4.5);
    for (const state of ['success', 'warning', 'error', 'info'] as const) {
      expect(contrastRatio(scheme.surface, scheme[state])).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test.each(['text', 'muted', 'gold'] as const)('%s can be read on the ink bands', (name) => {
  for (const ground of [band.ink, band.raised]) {
    expect(contrastRatio(band[name], ground)).toBeGreaterThanOrEqual(4.5);
  }
});
