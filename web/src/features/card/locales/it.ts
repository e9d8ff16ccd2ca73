import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Questa pagina si apre anche senza rete. Mettila nella schermata Home o stampala.',
  code: 'Il codice QR della tessera di {{name}}',
  season: 'Stagione {{season, season}}',
  valid: 'Valida',
  from: 'Valida dal {{day}}',
  until: 'Valida fino al {{day}}',
  ended: 'Tesseramento scaduto il {{day}}',
  asOf: 'Ultimo aggiornamento: {{moment}}',
  old: 'Non c’è rete. Stato della tessera al {{moment}}.',
  none: {
    title: 'Non hai ancora una tessera',
    text: 'Appena il tesseramento è approvato, la tessera è qui.',
  },
  install: 'Installa sul telefono',
  installByHand:
    'Per installarla, tocca il pulsante di condivisione del browser e scegli “Aggiungi alla schermata Home”.',
  print: 'Stampa la tessera',
  wallet: { apple: 'Aggiungi ad Apple Wallet', google: 'Aggiungi a Google Wallet' },
} satisfies typeof base;
