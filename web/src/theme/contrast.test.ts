import { describe, expect, test } from 'vitest';
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

/** The WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
