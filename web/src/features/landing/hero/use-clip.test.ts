import { expect, it } from 'vitest';
import { mayAutoplay } from './use-clip.ts';

it.each([
  ['nothing is known of the line', undefined, true],
  ['the line is fast', { effectiveType: '4g', downlink: 10, saveData: false }, true],
  ['the person saves data', { effectiveType: '4g', downlink: 10, saveData: true }, false],
  ['the line is slow', { effectiveType: '3g', downlink: 0.7 }, false],
  ['the line is 4g by name alone', { effectiveType: '4g', downlink: 0.4 }, false],
])('where %s', (_, line, expected) => {
  expect(mayAutoplay(line, false)).toBe(expected);
});

it('the clip never plays by itself with reduced motion', () => {
  expect(mayAutoplay({ effectiveType: '4g', downlink: 10 }, true)).toBe(false);
});
