import type { texts as base } from './fa.ts';

export const texts = {
  counted: 'Conteggio: {{moment}}.',
  measured:
    'I dati qui sotto sono stati conteggiati: {{moment}}. Il conteggio avviene due volte al giorno, quindi mancano gli ultimi cambiamenti.',
  empty: 'Ancora nessun dato',
  emptyText: 'I dati si calcolano due volte al giorno. Torna tra un po’.',
  unknown: 'Sconosciuto',
  name: 'Nome',
  applications: 'Richieste',
  paid: 'Pagate per intero',
  received: 'Ricevuto',
  receivedHelp:
    '«Ricevuto» è quanto è arrivato per quelle richieste, meno i rimborsi, ogni valuta per conto suo. La somma è quella di «Tutti i pagamenti in un file», che però comprende anche i pagamenti dei soci eliminati.',
  new: 'Nuove',
  renewed: 'Rinnovi',
  by: {
    season: 'Stagione',
    kind: 'Nuove o rinnovi',
    package: 'Pacchetto',
    method: 'Metodo di pagamento',
    country: 'Paese di residenza',
  },
  perDay: 'Richieste al giorno',
  perDayText_zero: 'Nessuna richiesta negli ultimi 90 giorni.',
  perDayText_one: 'Una richiesta negli ultimi 90 giorni.',
  perDayText_other:
    '{{count, number}} richieste negli ultimi 90 giorni; {{most, number}} nel giorno più intenso.',
  perDayTable: 'Giorni con richieste',
  asTable: 'Questi giorni in una tabella',
  median: 'La metà ha avuto risposta entro',
  p90: '9 su 10 hanno avuto risposta entro',
  decisions: 'Decisioni negli ultimi 90 giorni',
  hours_zero: 'Meno di un’ora',
  hours_one: 'Un’ora',
  hours_other: '{{count, number}} ore',
  tooFew: 'Ancora poche',
  byAdmin: 'Decisioni per gestore negli ultimi 90 giorni',
  admin: 'Gestore',
  approved: 'Approvate',
  rejected: 'Respinte',
  asked: 'Correzioni chieste',
} satisfies typeof base;
