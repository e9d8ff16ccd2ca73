import { describe, expect, test } from 'vitest';
import { colourProblems } from '../club-schema/colour-problems.ts';
import { clubColours } from '../testing/club-colours.ts';
import { contrastRatio, type Hex, toHex, toOklch } from './palette/oklch.ts';
import type { Palette, Scheme } from './palette/palette-type.ts';
import { paletteOf } from './palette.ts';

type Pair = readonly [what: string, words: Hex, ground: Hex];

const across = (words: Record<string, Hex>, grounds: Record<string, Hex>): Pair[] =>
  Object.entries(words).flatMap(([name, hex]) =>
    Object.entries(grounds).map(([on, ground]) => [`${name} on ${on}`, hex, ground] as const),
  );

function wordsOfScheme(scheme: Scheme): Pair[] {
  const { page, surface, sunken, text, muted, accentText } = scheme;
  const { success, warning, error, info, accentFill, accentHover, onAccent } = scheme;
  const states = { success, warning, error, info };
  return [
    ...across({ text, muted, accentText, ...states }, { page, surface, sunken }),
    ...across({ surface }, { text, accentText, ...states }),
    ...across({ onAccent }, { accentFill, accentHover }),
  ];
}

function controlsOfScheme({ page, surface, sunken, control, accentText, accentMark }: Scheme) {
  return [
    ...across({ control, accentText }, { page, surface, sunken }),
    ...across({ accentMark }, { page, surface }),
  ];
}

function wordsOfBand({ band, card, light, dark }: Palette): Pair[] {
  const { ground, raised, text, muted, accent, accentFill, accentHover, onAccent } = band;
  return [
    ...across({ text, muted, accent }, { ground, raised }),
    ...across({ onAccent }, { accentFill, accentHover }),
    ...Object.entries(card).flatMap(([side, { text, muted, accent, ground, shine, sheen }]) =>
      across({ [`${side} text`]: text, muted, accent }, { ground, shine, sheen }),
    ),
    // A mail's sheet has the page's grounds, and its button is a band.
    ...across({ 'muted words of a receipt': light.muted, void: light.error }, { page: light.page }),
    ...across({ 'button of a dark mail': dark.onAccent }, { fill: dark.accentFill }),
  ];
}

const tooLow = (pairs: readonly Pair[], ratio: number) =>
  pairs.filter(([, words, ground]) => contrastRatio(words, ground) < ratio);

describe.each(Object.entries(clubColours))('the colours of a club in %s', (_, colours) => {
  const palette = paletteOf(colours);

  test('are accepted', () => {
    expect(colourProblems(colours)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('can be read and seen in the %s scheme', (name) => {
    expect(tooLow(wordsOfScheme(palette[name]), 4.5)).toEqual([]);
    expect(tooLow(controlsOfScheme(palette[name]), 3)).toEqual([]);
  });

  test('can be read on bands, cards, mails and receipts', () => {
    expect(tooLow(wordsOfBand(palette), 4.5)).toEqual([]);
  });
});

test('any two colours that differ from the paper can be read, too', () => {
  const hues = [...Array(8).keys()].map((eighth) => (eighth * Math.PI) / 4);
  const tones = hues.flatMap((h) => [0.2, 0.45, 0.6, 0.8].map((l) => toHex({ l, c: 0.16, h })));
  for (const main of tones) {
    for (const accent of tones) {
      const palette = paletteOf({ main, accent, paper: '#FFFFFF' });
      const words = [...wordsOfScheme(palette.light), ...wordsOfScheme(palette.dark)];
      expect(tooLow([...words, ...wordsOfBand(palette)], 4.5), `${main} ${accent}`).toEqual([]);
    }
  }
});

test('a bright main colour has dark words', () => {
  expect(paletteOf(clubColours.yellow).band.isLight).toBe(true);
  expect(paletteOf(clubColours.red).band.isLight).toBe(false);
});

test('a nudged colour keeps its hue', () => {
  const { accent } = clubColours.violet;
  const { h } = toOklch(paletteOf(clubColours.violet).dark.accentText);
  expect(h).toBeCloseTo(toOklch(accent).h, 1);
});

test('every colour of the screen survives the way to OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#b8892b'] as const) {
    expect(toHex(toOklch(hex))).toBe(hex);
  }
});

test.each([
  ['a dark paper', { paper: '#777777' }, /^colours\.paper is "#777777"; this is too dark/],
  [
    'an accent like the paper',
    { accent: '#F5F5F5' },
    /^colours\.accent is "#F5F5F5"; this can hardly be/,
  ],
  [
    'a main colour like the paper',
    { main: '#FFFFFF' },
    /^colours\.main is "#FFFFFF"; this can hardly be/,
  ],
] as const)('%s is refused, and its line is named', (_, wrong, sentence) => {
  const problems = colourProblems({ ...clubColours['black and gold'], ...wrong });
  expect(problems).toEqual([{ path: expect.any(String), words: expect.stringMatching(sentence) }]);
});
