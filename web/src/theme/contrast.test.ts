import { contrastRatio, type Hex } from '@fanclub/contract/club/palette/oklch';
import { describe, expect, test } from 'vitest';
import { buildTheme } from './theme.ts';

const { colorSchemes } = buildTheme('en');

describe.each(['light', 'dark'] as const)('in the %s scheme', (name) => {
  const palette = colorSchemes[name]?.palette;
  const contrast = (one = '', other = '') => contrastRatio(one as Hex, other as Hex);

  test.each(['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const)(
    'what stands on a chip or button filled with %s can be read',
    (fill) => {
      const { main, contrastText } = palette?.[fill] ?? {};
      expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['fill', 'hover'] as const)('the main button can be read on its %s', (fill) => {
    expect(contrast(palette?.accent.on, palette?.accent[fill])).toBeGreaterThanOrEqual(4.5);
  });
});
