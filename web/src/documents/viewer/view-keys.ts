import { type ViewAction, zoomStep } from './view.ts';

const stepPx = 60;

const actions: Record<string, ViewAction> = {
  '+': { type: 'zoom', factor: zoomStep },
  '=': { type: 'zoom', factor: zoomStep },
  '-': { type: 'zoom', factor: 1 / zoomStep },
  '[': { type: 'turn', quarters: -1 },
  ']': { type: 'turn', quarters: 1 },
  '0': { type: 'reset' },
};

const moves: Record<string, ViewAction> = {
  ArrowLeft: { type: 'move', x: stepPx, y: 0 },
  ArrowRight: { type: 'move', x: -stepPx, y: 0 },
  ArrowUp: { type: 'move', x: 0, y: stepPx },
  ArrowDown: { type: 'move', x: 0, y: -stepPx },
};

// On a Persian keyboard these keys produce other characters, so they are recognised by their position.
const places: Record<string, string> = {
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '-',
  Equal: '+',
  Digit0: '0',
  Numpad0: '0',
};

/** Returns what a key does to the image. The arrow keys move the image only with `withArrows`. */
export function viewActionOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { withArrows = false } = {},
): ViewAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return (
    actions[event.key] ??
    actions[places[event.code] ?? ''] ??
    (withArrows ? moves[event.key] : undefined)
  );
}
