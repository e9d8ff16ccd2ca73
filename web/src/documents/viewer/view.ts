/** How an image is shown: zoom factor (1 fits the image into the view), number of quarter turns, shift in pixels. */
export interface View {
  zoom: number;
  turns: number;
  x: number;
  y: number;
}

export type ViewAction =
  | { type: 'zoom'; factor: number }
  | { type: 'turn'; quarters: 1 | -1 }
  | { type: 'move'; x: number; y: number }
  | { type: 'reset' };

export const fittingView: View = { zoom: 1, turns: 0, x: 0, y: 0 };
export const zoomStep = 1.4;
export const maxZoom = 8;

export function changeView(view: View, action: ViewAction): View {
  switch (action.type) {
    case 'zoom': {
      const zoom = Math.min(maxZoom, Math.max(1, view.zoom * action.factor));
      if (zoom === 1) return { ...view, zoom, x: 0, y: 0 };
      const share = zoom / view.zoom;
      return { ...view, zoom, x: view.x * share, y: view.y * share };
    }
    case 'turn':
      return { ...view, turns: view.turns + action.quarters, x: 0, y: 0 };
    case 'move':
      return view.zoom === 1 ? view : { ...view, x: view.x + action.x, y: view.y + action.y };
    case 'reset':
      return fittingView;
  }
}

interface Size {
  width: number;
  height: number;
}

/** Returns the scale at which an image fits into its container after `turns` quarter turns. The scale is at most 1. */
export function fittingScale(image: Size, stage: Size, turns: number): number {
  const isLying = Math.abs(turns) % 2 === 1;
  const width = isLying ? image.height : image.width;
  const height = isLying ? image.width : image.height;
  if (!width || !height) return 1;
  return Math.min(stage.width / width, stage.height / height, 1);
}
