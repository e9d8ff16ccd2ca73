import { expect, test } from 'vitest';
import { standsOut } from './stands-out.ts';

const disc = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="${colour}"/></svg>`;

test('a logo stands out if its edge does, whatever is inside', () => {
  expect(standsOut(disc('#4b0082'), '#fbfaf7')).toBe(true);
  expect(standsOut(disc('#4b0082'), '#3a0070')).toBe(false);
  const ringed = disc('#ffffff').replace(
    '/>',
    '/><circle cx="4.5" cy="4.5" r="3" fill="#4b0082"/>',
  );
  expect(standsOut(ringed, '#4b0082')).toBe(true);
});

test('a logo that fills its whole square has an edge, too', () => {
  const square = disc('#fff').replace(/<circle.*\/>/, '<path d="M0 0h9v9H0z"/>');
  expect(standsOut(square, '#ffffff')).toBe(true);
  expect(standsOut(square, '#111417')).toBe(false);
});
