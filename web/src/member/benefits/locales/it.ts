import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Che cosa comprende il tesseramento',
  names: {
    membership: 'Tesseramento ufficiale per una stagione',
    clubCard: 'Tessera del club, se la vuoi',
    gift: 'Regalo',
    gadget: 'Gadget di benvenuto',
    eCard: 'Tessera elettronica',
    discount: '10% di sconto in negozio con la tessera',
    events: 'Eventi del club',
    tickets: 'Precedenza sui biglietti',
  },
} satisfies typeof base;
