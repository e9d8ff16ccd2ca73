import type { texts as base } from './fa.ts';

const instead =
  'Usa invece un CSV o un XLSX; un estratto conto può essere anche CAMT.053, MT940 o OFX.';

export const texts = {
  encoding: {
    title: 'Quale riga è giusta?',
    text: 'Il file non dice come sono state salvate le lettere. Scegli la riga che si legge bene.',
  },
  sheets: {
    title: 'Quale foglio?',
    text: 'In questo file più fogli hanno una tabella.',
  },
  damaged_one:
    'Nella riga {{rows}} alcune lettere sono andate perse quando il file è stato salvato. Scaricalo di nuovo o salvalo in UTF-8.',
  damaged_other:
    'In {{count, number}} righe ({{rows}}) alcune lettere sono andate perse quando il file è stato salvato. Scaricalo di nuovo o salvalo in UTF-8.',
  why: {
    empty: 'Questo file è vuoto.',
    qif: `Questo è un QIF, che non indica né la valuta né l’ordine di giorno e mese. ${instead}`,
    pdf: `Questo è un PDF, le cui colonne non si possono leggere. ${instead}`,
    xls: 'Questo file ha il vecchio formato di Excel. Aprilo in Excel e salvalo come .xlsx.',
    ods: 'Questo è un ODS. Aprilo e salvalo come .xlsx o CSV.',
    image: `Questa è un’immagine. ${instead}`,
    zip: 'Questo è un archivio. Aprilo e usa il file che contiene.',
    password: 'Questo file ha una password. Aprilo e salvalo senza.',
    damaged: 'Questo file è danneggiato o incompleto. Scaricalo di nuovo.',
    entities: 'Questo XML contiene definizioni che potrebbero fare danni, perciò non lo leggiamo.',
    unknown: `In questo file non c’è una tabella. ${instead}`,
    tooLarge: 'Questo file è troppo grande. Chiedi un periodo più breve o dividilo.',
    tooLong: 'Questo file ha più di 100.000 righe o 200 colonne. Dividilo.',
    slow: 'La lettura ha richiesto più di dieci secondi e si è fermata. Dividi il file.',
  },
  anonymous: {
    open: 'Letto male? Copia anonima',
    title: 'Copia anonima, per segnalare il file',
    text: 'Lettere e cifre sono sostituite da altre a caso; restano solo le intestazioni. Guardala prima di salvarla. Nulla viene inviato da solo.',
    more_one: 'e un’altra riga',
    more_other: 'e altre {{count, number}} righe',
    save: 'Salva',
  },
} satisfies typeof base;
