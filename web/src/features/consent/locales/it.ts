import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Sui cookie decidi tu',
  text: 'Sono attivi solo i <policy>cookie</policy> necessari; sulle statistiche decidi tu.',
  acceptAll: 'Accetta tutti',
  onlyNecessary: 'Solo necessari',
  lead: 'Puoi cambiare idea più tardi, in fondo a ogni pagina.',
  save: 'Salva la scelta',
  alwaysOn: 'Sempre attivi',
  categories: {
    necessary: {
      title: 'Necessari',
      text: 'Accesso, modulo lasciato a metà, lingua e questa stessa scelta. Senza, il sito non funziona.',
    },
    analytics: {
      title: 'Statistici',
      text: 'Ci dicono quali pagine si leggono di più, per migliorarle.',
    },
    functional: {
      title: 'Funzionali',
      text: 'Per una maggiore comodità. Per ora non ne usiamo.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Ti riconosce su altri siti. Per ora non ne usiamo.',
    },
  },
} satisfies typeof base;
