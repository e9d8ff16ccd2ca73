import { seeded } from './random.js';

const rows = 46;
const seatsPerRow = 250;
const tierGap = { from: 19, to: 22 };
const stripeCount = 9;

/**
 * Returns functions for the view of the stand from the pitch. `at` maps a seat to pixels of the picture: `x` is
 * -1 to 1 along the stand, `row` is 0 (under the roof) to 1 (at the pitch). `nearness` is how large things are
 * at `x`: largest at the two ends.
 */
export function createView({ width, height, horizon, depth, reach }) {
  const unit = depth / 470;
  const nearness = (x) => 1 + 0.34 * x * x;
  return {
    width,
    height,
    unit,
    nearness,
    at(x, row) {
      const drop = (row - 0.56) * depth * nearness(x);
      return { x: width * 0.5 + x * reach, y: horizon + drop };
    },
  };
}

const isInMosaic = (x, row) => Math.abs(x) < 0.8 && row > 0.13 && row < 0.9;

/** Returns a supporter's colour: the mosaic's stripes in the middle of the stand, the colour of a coat elsewhere. */
function colourOf(x, row, random) {
  const ragged = random();
  if (isInMosaic(x, row) && ragged > 0.035) {
    const isPaper = Math.floor(((x + 0.8) / 1.6) * stripeCount) % 2 === 0;
    const light = 0.72 + random() * 0.28;
    return isPaper
      ? [255 * light, 246 * light, 224 * light, 0.97]
      : [26 * light, 28 * light, 31 * light, 0.95];
  }
  const coat = 34 + random() * 62;
  const warm = random() > 0.86 ? 34 : 8;
  return [coat + warm, coat + warm * 0.6, coat - 4, 0.85];
}

/** Returns position, size and colour of every person in the stand. */
export function buildCrowd(view) {
  const random = seeded(7);
  const crowd = [];
  for (let rowIndex = 0; rowIndex < rows; rowIndex += 1) {
    if (rowIndex >= tierGap.from && rowIndex < tierGap.to) continue;
    const row = rowIndex / (rows - 1);
    for (let seat = 0; seat < seatsPerRow; seat += 1) {
      const isAisle = seat % 25 === 0;
      const x = ((seat + (rowIndex % 2) * 0.5) / seatsPerRow) * 2.3 - 1.15;
      if ((isAisle && !isInMosaic(x, row)) || random() < 0.015) continue;
      const near = view.nearness(x);
      const place = view.at(x + (random() - 0.5) * 0.003, row + (random() - 0.5) * 0.006);
      crowd.push({ ...place, x01: x, row, near, colour: colourOf(x, row, random) });
    }
  }
  return crowd;
}

/** Returns the brightness of a place under the floodlights: lowest in the rows at the back, highest in the beam. */
export function lightAt(x, row) {
  const beam = Math.exp(-(((x - 0.3) / 0.75) ** 2));
  return Math.min(1.06, 0.16 + 0.66 * row ** 0.75 + 0.34 * beam);
}

/** Draws the stand: concrete, crowd and lit edges. It does not move, so it is drawn only once. */
export function drawStand(g, view, crowd) {
  const { unit } = view;
  const band = (from, to, colour) => {
    g.beginPath();
    for (let step = -60; step <= 60; step += 1) {
      const { x, y } = view.at((step / 60) * 1.2, from);
      g.lineTo(x, y);
    }
    for (let step = 60; step >= -60; step -= 1) {
      const { x, y } = view.at((step / 60) * 1.2, to);
      g.lineTo(x, y);
    }
    g.fillStyle = colour;
    g.fill();
  };
  band(-0.06, 1.03, '#0c0e10');
  for (const { x, y, x01, row, near, colour } of crowd) {
    const [red, green, blue, alpha] = colour;
    const light = lightAt(x01, row);
    const size = 3.4 * unit * near;
    g.fillStyle = `rgb(${red * light} ${green * light} ${blue * light} / ${alpha})`;
    g.beginPath();
    g.roundRect(x - size * 0.98, y - size * 1.2, size * 1.96, size * 2.7, size * 0.3);
    g.fill();
    g.fillStyle = `rgb(${186 * light} ${146 * light} ${116 * light} / 0.62)`;
    g.beginPath();
    g.arc(x, y - size * 1.5, size * 0.46, 0, 7);
    g.fill();
  }
  const top = tierGap.from / (rows - 1);
  const bottom = tierGap.to / (rows - 1);
  band(top - 0.012, bottom - 0.018, '#0a0b0d');
  g.shadowColor = 'rgb(255 206 110 / 0.9)';
  g.shadowBlur = 16 * unit;
  band(top + 0.02, top + 0.026, '#f0cf7e');
  g.shadowBlur = 0;
  band(1.01, 1.07, '#0d0f11');
  g.shadowBlur = 22 * unit;
  band(1.026, 1.036, '#f0cf7e');
  g.shadowBlur = 0;
}
