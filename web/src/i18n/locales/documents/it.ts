import type { texts as base } from './fa.ts';

export const texts = {
  viewer: {
    tools: 'Strumenti immagine',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    turnLeft: 'Ruota a sinistra',
    turnRight: 'Ruota a destra',
    reset: 'Adatta allo schermo',
  },
  thumbnail: {
    open: 'Guarda {{title}} in grande',
    failed: 'L’immagine non si è caricata.',
  },
} satisfies typeof base;
