/** The covered area, as fractions of the image's width and height. */
export interface MaskArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const least = 0.02;

/** The initial area: the upper right of a passport's photo page, where the passport number is. */
export const firstArea: MaskArea = { left: 0.6, top: 0.12, width: 0.32, height: 0.09 };

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Returns the area between two corners, in either order. */
export function areaBetween(one: Point, other: Point): MaskArea {
  const left = within(Math.min(one.x, other.x), 0, 1);
  const top = within(Math.min(one.y, other.y), 0, 1);
  const right = within(Math.max(one.x, other.x), 0, 1);
  const bottom = within(Math.max(one.y, other.y), 0, 1);
  return sized({ left, top, width: right - left, height: bottom - top });
}

export function moved(area: MaskArea, x: number, y: number): MaskArea {
  return {
    ...area,
    left: within(area.left + x, 0, 1 - area.width),
    top: within(area.top + y, 0, 1 - area.height),
  };
}

export function grown(area: MaskArea, x: number, y: number): MaskArea {
  return sized({ ...area, width: area.width + x, height: area.height + y });
}

/** Returns the area, enlarged to the minimum size and kept within the image. */
function sized(area: MaskArea): MaskArea {
  const left = within(area.left, 0, 1 - least);
  const top = within(area.top, 0, 1 - least);
  const width = within(area.width, least, 1 - left);
  return { left, top, width, height: within(area.height, least, 1 - top) };
}
