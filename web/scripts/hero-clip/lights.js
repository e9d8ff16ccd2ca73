import { seeded } from './random.js';
import { lightAt } from './stand.js';

const turn = Math.PI * 2;

function glow(g, x, y, radius, inner, outer = 'rgb(255 238 200 / 0)') {
  const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, inner);
  gradient.addColorStop(1, outer);
  g.fillStyle = gradient;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Draws the roof over the stand. It does not move, so it is drawn only once. */
export function drawRoof(g, view) {
  const { width, unit } = view;
  const edge = (x) => view.at(x, -0.2 - 0.05 * x * x);
  g.beginPath();
  g.moveTo(-10, -10);
  g.lineTo(width + 10, -10);
  for (let step = 60; step >= -60; step -= 1) {
    const { x, y } = edge((step / 60) * 1.2);
    g.lineTo(x, y);
  }
  g.fillStyle = '#07090a';
  g.fill();
  g.lineWidth = 2.4 * unit;
  g.strokeStyle = 'rgb(224 182 85 / 0.34)';
  g.stroke();
  g.lineWidth = 1.2 * unit;
  g.strokeStyle = 'rgb(250 240 214 / 0.07)';
  for (let step = -24; step <= 24; step += 1) {
    const from = edge(step / 20);
    const to = view.at(step / 16, -0.62);
    g.beginPath();
    g.moveTo(from.x, from.y);
    g.lineTo(to.x, to.y);
    g.stroke();
  }
}

const lamps = Array.from({ length: 23 }, (_, index) => (index / 22) * 2.2 - 1.1);
const lampAt = (view, lamp) => view.at(lamp, -0.19 - 0.05 * lamp * lamp);
const breathOf = (index, time) => 0.93 + 0.07 * Math.sin(turn * time + index * 1.7);

/**
 * The beams are drawn at this scale, which leaves a sixteenth of the pixels to draw. They are then enlarged and
 * blurred, so that their edges are soft.
 */
const beamScale = 0.25;
let beams;

function drawBeams(g, view, time) {
  const { unit, width, height } = view;
  beams ??= new OffscreenCanvas(width * beamScale, height * beamScale);
  const small = beams.getContext('2d');
  small.setTransform(beamScale, 0, 0, beamScale, 0, 0);
  small.clearRect(0, 0, width, height);
  for (const [index, lamp] of lamps.entries()) {
    if (index % 2 === 0) continue;
    const { x, y } = lampAt(view, lamp);
    const sway = Math.sin(turn * time + index) * 30 * unit;
    const beam = small.createLinearGradient(x, y, x - lamp * 120 * unit, y + height * 0.5);
    beam.addColorStop(0, `rgb(255 224 160 / ${0.3 * breathOf(index, time)})`);
    beam.addColorStop(1, 'rgb(255 224 160 / 0)');
    small.fillStyle = beam;
    small.beginPath();
    small.moveTo(x - 9 * unit, y);
    small.lineTo(x + 9 * unit, y);
    small.lineTo(x + (84 - lamp * 240) * unit + sway, y + height * 0.5);
    small.lineTo(x - (84 + lamp * 240) * unit + sway, y + height * 0.5);
    small.fill();
  }
  g.filter = `blur(${14 * unit}px)`;
  g.drawImage(beams, 0, 0, width, height);
  g.filter = 'none';
}

/** Draws the floodlights, and the haze that they light up, at `time` in the loop (0 to 1). */
export function drawFloodlights(g, view, time) {
  const { unit } = view;
  g.globalCompositeOperation = 'screen';
  for (const [index, lamp] of lamps.entries()) {
    const { x, y } = lampAt(view, lamp);
    const near = view.nearness(lamp);
    const breath = breathOf(index, time);
    glow(g, x, y, 150 * unit * near, `rgb(255 205 120 / ${0.32 * breath})`);
    glow(g, x, y, 58 * unit * near, `rgb(255 228 170 / ${0.8 * breath})`);
    glow(g, x, y, 20 * unit * near, 'rgb(255 253 246)', 'rgb(255 244 214 / 0)');
  }
  drawBeams(g, view, time);
  const random = seeded(31);
  for (let index = 0; index < 9; index += 1) {
    const angle = turn * (time + random());
    const at = view.at(random() * 2 - 1, random() * 0.9 - 0.2);
    const [x, y] = [at.x + Math.cos(angle) * 60 * unit, at.y + Math.sin(angle) * 16 * unit];
    glow(g, x, y, (200 + random() * 200) * unit, 'rgb(255 208 130 / 0.085)');
  }
  g.globalCompositeOperation = 'source-over';
}

/**
 * Draws the phones that some people hold up. Each phone blinks exactly once or twice per loop, so that the picture does
 * not jump when the loop begins again.
 */
export function drawPhones(g, view, crowd, time) {
  const { unit } = view;
  const random = seeded(83);
  g.globalCompositeOperation = 'screen';
  for (let index = 0; index < 300; index += 1) {
    const holder = crowd[Math.floor(random() * crowd.length)];
    const beats = 1 + Math.floor(random() * 2);
    const wave = Math.max(0, Math.sin(turn * (time * beats + random()))) ** 2;
    const bright = (0.14 + 0.86 * wave) * (0.55 + 0.45 * lightAt(holder.x01, holder.row));
    const { x, near } = holder;
    const y = holder.y - 6 * unit * near;
    glow(g, x, y, 15 * unit * near, `rgb(255 232 180 / ${0.5 * bright})`);
    glow(g, x, y, 4.6 * unit * near, `rgb(255 255 248 / ${bright})`);
  }
  g.globalCompositeOperation = 'source-over';
}

/** Draws the pitch with its mown stripes and the light on it. It does not move, so it is drawn only once. */
export function drawPitch(g, view) {
  const { width, height, unit } = view;
  const { y: line } = view.at(0, 1.06);
  const grass = g.createLinearGradient(0, line, 0, height);
  grass.addColorStop(0, '#39442f');
  grass.addColorStop(0.18, '#232c22');
  grass.addColorStop(0.55, '#131815');
  grass.addColorStop(1, '#0b0d0e');
  const outline = new Path2D();
  for (let step = -60; step <= 60; step += 1) {
    const { x, y } = view.at((step / 60) * 1.2, 1.06);
    outline.lineTo(x, y);
  }
  outline.lineTo(width + 10, height);
  outline.lineTo(-10, height);
  g.save();
  g.clip(outline);
  g.fillStyle = grass;
  g.fillRect(0, 0, width, height);
  g.filter = `blur(${5 * unit}px)`;
  g.fillStyle = 'rgb(150 168 120 / 0.05)';
  for (let strip = -9; strip <= 9; strip += 2) {
    g.beginPath();
    g.moveTo(width * 0.5 + strip * 92 * unit, line - 40 * unit);
    g.lineTo(width * 0.5 + (strip + 1) * 92 * unit, line - 40 * unit);
    g.lineTo(width * 0.5 + (strip + 1) * 260 * unit, height);
    g.lineTo(width * 0.5 + strip * 260 * unit, height);
    g.fill();
  }
  g.filter = 'none';
  g.globalCompositeOperation = 'screen';
  const shine = view.at(0.3, 1.12);
  g.scale(1, 0.2);
  glow(g, shine.x, shine.y / 0.2, 760 * unit, 'rgb(255 222 158 / 0.3)');
  g.restore();
}
