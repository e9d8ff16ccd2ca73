import type { texts as base } from './fa.ts';

export const texts = {
  viewer: {
    tools: 'Image tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    reset: 'Fit to the screen',
  },
  thumbnail: {
    open: 'View {{title}} large',
    failed: 'The image did not load.',
  },
} satisfies typeof base;
