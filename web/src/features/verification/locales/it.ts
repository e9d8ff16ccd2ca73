import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Verificato adesso con il club.',
  state: {
    valid: 'Tesseramento valido',
    later: 'Tesseramento non ancora valido',
    ended: 'Tesseramento scaduto',
    withdrawn: 'Tesseramento revocato',
  },
  unknown: 'Non conosciamo questa tessera',
  card: '{{pack}}, stagione {{season, season}}',
  from: 'Valido dal {{day}}',
  until: 'Valido fino al {{day}}',
  ended: 'Scaduto il {{day}}',
  checked: 'Verificato il {{moment}}',
  again: 'Verifica di nuovo',
} satisfies typeof base;
