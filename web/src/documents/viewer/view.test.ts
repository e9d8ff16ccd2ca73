import { expect, it } from 'vitest';
import { changeView, fittingScale, fittingView, maxZoom } from './view.ts';

const zoomed = changeView(fittingView, { type: 'zoom', factor: 2 });

it('changeView zooms in up to a limit, and out no further than the whole image', () => {
  expect(zoomed.zoom).toBe(2);
  expect(changeView(fittingView, { type: 'zoom', factor: 100 }).zoom).toBe(maxZoom);
  expect(changeView(zoomed, { type: 'zoom', factor: 0.1 })).toEqual(fittingView);
});

it('changeView keeps the middle of the stage in place while zooming', () => {
  const moved = changeView(zoomed, { type: 'move', x: 10, y: -20 });
  expect(changeView(moved, { type: 'zoom', factor: 2 })).toMatchObject({
    zoom: 4,
    x: 20,
    y: -40,
  });
});

it('changeView does not move an image that is wholly there', () => {
  expect(changeView(fittingView, { type: 'move', x: 5, y: 5 })).toEqual(fittingView);
});

it('changeView turns both ways and comes back', () => {
  const turned = changeView(zoomed, { type: 'turn', quarters: -1 });
  expect(turned).toMatchObject({ turns: -1, zoom: 2 });
  expect(changeView(turned, { type: 'reset' })).toEqual(fittingView);
});

it('fittingScale fits the longer side, also of a turned image', () => {
  const image = { width: 1000, height: 500 };
  const stage = { width: 500, height: 500 };
  expect(fittingScale(image, stage, 0)).toBe(0.5);
  expect(fittingScale(image, { width: 250, height: 500 }, 1)).toBe(0.5);
});

it('fittingScale never enlarges a small image, and survives one without a size', () => {
  expect(fittingScale({ width: 10, height: 10 }, { width: 500, height: 500 }, 0)).toBe(1);
  expect(fittingScale({ width: 0, height: 0 }, { width: 500, height: 500 }, 0)).toBe(1);
});
