import { expect, test } from 'vitest';
import { areaBetween, firstArea, grown, moved } from './mask-area.ts';

const rounded = (area: object) =>
  Object.fromEntries(Object.entries(area).map(([side, share]) => [side, Number(share.toFixed(3))]));

test('an area lies between two corners in either order', () => {
  const area = { left: 0.2, top: 0.1, width: 0.3, height: 0.4 };
  expect(rounded(areaBetween({ x: 0.2, y: 0.1 }, { x: 0.5, y: 0.5 }))).toEqual(area);
  expect(rounded(areaBetween({ x: 0.5, y: 0.1 }, { x: 0.2, y: 0.5 }))).toEqual(area);
});

test('an area never leaves the picture, however far it is dragged, moved or enlarged', () => {
  for (const area of [
    areaBetween({ x: -3, y: 0.99 }, { x: 7, y: 5 }),
    areaBetween({ x: 1, y: 1 }, { x: 1, y: 1 }),
    moved(firstArea, 9, -9),
    grown(firstArea, 9, 9),
    grown(firstArea, -9, -9),
  ]) {
    expect(area.left).toBeGreaterThanOrEqual(0);
    expect(area.top).toBeGreaterThanOrEqual(0);
    expect(area.left + area.width).toBeLessThanOrEqual(1 + 1e-9);
    expect(area.top + area.height).toBeLessThanOrEqual(1 + 1e-9);
    expect(Math.min(area.width, area.height)).toBeGreaterThan(0);
  }
});
