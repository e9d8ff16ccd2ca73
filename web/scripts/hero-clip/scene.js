import { createCard } from './card.js';
import { drawFloodlights, drawPhones, drawPitch, drawRoof } from './lights.js';
import { buildCrowd, createView, drawStand } from './stand.js';

/** Builds the scene of one format. Then `window.draw(time)` draws the scene at `time` in the loop (0 to 1). */
window.build = ({ width, height, horizon, depth, reach, mirrored, card }) => {
  const view = createView({ width, height, horizon, depth, reach });
  const crowd = buildCrowd(view);
  const still = new OffscreenCanvas(width, height);
  const behind = still.getContext('2d');
  const sky = behind.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#08090b');
  sky.addColorStop(1, '#14171a');
  behind.fillStyle = sky;
  behind.fillRect(0, 0, width, height);
  drawStand(behind, view, crowd);
  drawRoof(behind, view);
  drawPitch(behind, view);

  // The background behind the card is slightly blurred, which also halves the size of the clip.
  const soft = new OffscreenCanvas(width, height);
  const focus = soft.getContext('2d');
  focus.filter = `blur(${1.2 * view.unit}px)`;
  focus.drawImage(still, 0, 0);

  const canvas = document.querySelector('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.style.transform = mirrored ? 'scaleX(-1)' : '';
  const g = canvas.getContext('2d');
  const shown = card && createCard(card);
  if (shown) document.body.append(shown.card);

  window.draw = (time) => {
    g.drawImage(soft, 0, 0);
    drawPhones(g, view, crowd, time);
    drawFloodlights(g, view, time);
    const edge = g.createRadialGradient(
      width * 0.6,
      height * 0.42,
      height * 0.3,
      width * 0.55,
      height * 0.5,
      Math.max(width, height) * 0.75,
    );
    edge.addColorStop(0, 'rgb(17 20 23 / 0)');
    edge.addColorStop(1, 'rgb(12 14 16 / 0.7)');
    g.fillStyle = edge;
    g.fillRect(0, 0, width, height);
    shown?.draw(time);
  };
};
