import { club } from '../club/club.ts';

export const brand = {
  /** The club's logo on a grid of 64 × 64: its outline, and stripes that the outline clips. */
  mark: {
    viewBox: '0 0 64 64',
    outline: 'M8 6h48v30c0 12-10 19-24 24C18 55 8 48 8 36z',
    stripes: 'M8 0h9.6v64H8zM27.2 0h9.6v64h-9.6zM46.4 0H56v64h-9.6z',
  },
} as const;

/** Returns the club's logo as a complete SVG document, for icons and wallet passes. */
export function markSvg(): string {
  const { main, paper, accent } = club.colours;
  const { viewBox, outline, stripes } = brand.mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<clipPath id="shape"><path d="${outline}"/></clipPath>` +
    `<path d="${outline}" fill="${paper}"/>` +
    `<path d="${stripes}" fill="${main}" clip-path="url(#shape)"/>` +
    `<path d="${outline}" fill="none" stroke="${accent}" stroke-width="4"/></svg>`
  );
}
