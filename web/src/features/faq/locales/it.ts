import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Domande frequenti',
  contact: 'Non hai trovato la risposta? Scrivici:',
  join: {
    question: 'Come divento socio?',
    answer:
      'In tre passi: ci dici chi sei, paghi e carichi la ricevuta, ricontrolli tutto e ti iscrivi. Poi nel profilo vedi a che punto è. Il modulo lasciato a metà resta su questo dispositivo per 7 giorni.',
  },
  packages: {
    question: 'Qual è il pacchetto giusto per me?',
    answer:
      'Ognuno è un tesseramento ufficiale per una stagione. La tabella dei prezzi nella pagina iniziale dice per chi è, quanto costa e che cosa include.',
  },
  clubCard: {
    question: 'Che cos’è la tessera del club e quanto costa?',
    answer:
      'Una tessera vera, con il tuo nome, che puoi aggiungere a ogni pacchetto. Prezzo e spedizione li vedi nel totale prima di pagare; senza tessera non c’è spedizione.',
  },
  documents: {
    question: 'Quali documenti servono?',
    answer:
      'La ricevuta del pagamento per tutti; un’immagine del passaporto o della carta d’identità solo se vuoi la tessera del club. Basta una foto fatta con il telefono. Li vedete solo tu e chi verifica.',
  },
  rial: {
    question: 'Posso pagare in rial?',
    answer:
      'Sì, nella versione persiana. Il totale in euro si converte in rial al cambio del giorno; lo versi sul numero di carta che ti mostriamo e invii una foto della ricevuta.',
  },
  euro: {
    question: 'Come funziona il pagamento in euro?',
    answer:
      'Nel passo del pagamento trovi dove pagare; poi fai una foto della conferma e caricala.',
  },
  promo: {
    question: 'Ho un codice promozionale. Dove lo scrivo?',
    answer:
      'Nel passo del pagamento. I codici riducono solo la spedizione, quindi servono se hai scelto la tessera del club.',
  },
  review: {
    question: 'Quando ricevo la risposta?',
    answer:
      'Di solito entro {{answerDays, workingDays}}. Ti scriviamo l’esito via e-mail; fino ad allora lo stato è nel tuo profilo.',
  },
  login: {
    question: 'Non ho la password, o l’ho dimenticata. E ora?',
    answer:
      'Scrivi la tua e-mail nella pagina di accesso e ti mandiamo un link: la password non serve. Se ne vuoi una nuova, scegli «Hai dimenticato la password?».',
  },
  deadline: {
    question: 'Che cosa succede dopo la scadenza?',
    answer:
      'Il conto alla rovescia è nella pagina iniziale. Se accettiamo ancora iscrizioni in ritardo, lo scriviamo lì. Chi ha pagato e inviato la ricevuta non resta fuori.',
  },
  changes: {
    question: 'E se ho scritto qualcosa di sbagliato?',
    answer:
      'Prima di inviare, torna indietro dal riepilogo e correggi. Dopo, scrivici un’e-mail. Se una richiesta viene respinta ti diciamo perché, e puoi correggerla e inviarla di nuovo.',
  },
  privacy: {
    question: 'Che cosa fate con i miei dati?',
    answer:
      'Li usiamo per verificare e conservare il tuo tesseramento, nient’altro. Dal profilo puoi scaricarne una copia o chiederne la cancellazione. I dettagli sono nei documenti legali in fondo alla pagina.',
  },
} satisfies typeof base;
