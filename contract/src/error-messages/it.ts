import { sampleRequestNumber } from '../club/sample-request-number.ts';
import type { ErrorKey } from '../http/error-body.ts';
import { familyMaxSize, minimumAge, nameMinLength } from '../members/limits.ts';
import {
  minimumPasswordScore,
  newPasswordMinLength,
  strongPasswordLength,
} from '../members/password-rules.ts';
import { postalCodeDigits } from '../members/postal-code.ts';
import { undoWindowMs } from '../members/states.ts';
import { imageFormats, maxFileMegabytes } from '../uploads/file-rules.ts';

export const errorMessages: Record<ErrorKey, string> = {
  validation_error: 'Alcuni campi non sono validi. Correggi quelli evidenziati.',
  malformed_json: 'La richiesta è arrivata incompleta. Ricarica la pagina e inviala di nuovo.',
  malformed_upload: 'Il file non è arrivato per intero. Caricalo di nuovo.',
  user_id_required: 'Manca il codice utente. Accedi di nuovo.',
  invalid_reset_link: 'Questo link di ripristino non è più valido. Richiedine uno nuovo.',
  card_unknown: 'Questo codice non è di una nostra tessera. Prova a scansionarlo di nuovo.',
  wallet_not_offered:
    'Questo wallet non è disponibile al momento. La tessera è in questa pagina, che si apre anche senza rete.',
  invalid_reminder_link: 'Il link non è completo. Aprilo di nuovo dall’e-mail o scrivici.',
  invalid_login_link:
    'Questo link è scaduto o è già stato usato. Richiedine uno nuovo dalla pagina di accesso.',
  current_password_wrong: 'La password attuale non è corretta. Scrivila di nuovo.',
  password_already_set: 'Questo account ha già una password: cambiala con quella attuale.',
  password_not_set:
    'Questo account non ha una password: accedi con il link che ti mandiamo via e-mail.',
  unauthenticated: 'Accedi per continuare.',
  invalid_token: 'Il tuo accesso è scaduto. Accedi di nuovo.',
  session_ended: 'L’accesso a questo account è terminato. Accedi di nuovo.',
  invalid_credentials: 'Accesso non riuscito. Controlla e-mail e password.',
  invalid_admin_password: 'La password di gestione non è corretta. Riprova.',
  forbidden: 'Non hai l’autorizzazione per farlo. Se pensi che sia un errore, scrivici.',
  admin_access_denied: 'Accesso dei gestori negato. Se pensi che sia un errore, scrivici.',
  role_not_allowed: 'Non rientra nel tuo ruolo: chiedi a un responsabile.',
  gate_required: 'Per continuare inserisci la password di gestione.',
  app_check_required:
    'Non abbiamo potuto verificare che la richiesta venga dal nostro sito. Ricarica la pagina e riprova.',
  google_account_changed:
    'Questo non è l’account Google usato qui in precedenza. Usa quello, oppure accedi con un link via e-mail.',
  birth_date_needed: 'Prima inserisci la tua data di nascita, così sappiamo che sei tu.',
  birth_date_wrong: 'Nella tua richiesta c’è un’altra data di nascita. Controllala.',
  sign_in_again: 'Prima esci e accedi di nuovo, poi continua da qui.',
  birth_date_locked:
    'La data di nascita era sbagliata troppe volte e qui non la chiediamo più. Scrivici.',
  address_not_confirmed: 'Vedrai questa immagine dopo aver confermato il tuo indirizzo e-mail.',
  account_not_approved:
    'Il tuo account non è ancora approvato. Appena c’è un esito ti scriviamo; con un link di accesso puoi vedere la tua richiesta.',
  account_rejected:
    'Non abbiamo potuto approvare la tua richiesta. Per vedere il perché, chiedi un link di accesso.',
  registration_closed:
    'Le iscrizioni per questa stagione sono chiuse. Ti aspettiamo alla prossima.',
  document_under_review:
    'Il tuo documento è in verifica. Non puoi modificarlo finché non abbiamo finito.',
  document_changes_closed:
    'La tua richiesta è stata approvata. I documenti non si possono più modificare.',
  not_found: 'Non abbiamo trovato quello che cercavi. Controlla l’indirizzo.',
  user_not_found: 'Account non trovato. Se non fai ancora parte del club, fai prima l’iscrizione.',
  member_gone: 'Questa persona non è più in elenco: qualcuno l’ha eliminata. Ricarica l’elenco.',
  file_not_found: 'Non troviamo questo file, forse è stato rimosso. Ricarica la pagina.',
  card_not_found: 'Tessera non trovata. Ricarica la pagina.',
  payment_not_found: 'Pagamento non trovato. Ricarica la pagina.',
  line_not_found: 'Movimento non trovato. Ricarica la pagina.',
  person_not_found: 'Questo indirizzo non è più tra le persone del pannello. Ricarica l’elenco.',
  promo_code_not_found: 'Questo codice promozionale non è più in elenco. Ricarica l’elenco.',
  method_not_allowed: 'Questa operazione non è possibile. Ricarica la pagina e riprova.',
  email_changed_lately:
    'L’e-mail di questo account è cambiata meno di 7 giorni fa. Se deve cambiare prima, scrivici.',
  user_already_exists: 'Esiste già un account con questa e-mail. Accedi o usa un’altra e-mail.',
  registration_already_submitted:
    'Questa iscrizione è già stata inviata. Per vederla, richiedi un link dalla pagina di accesso.',
  registration_in_progress: 'Stiamo registrando la tua iscrizione. Attendi qualche istante.',
  changed_meanwhile:
    'Nel frattempo questa richiesta è cambiata. Guarda le modifiche e decidi di nuovo.',
  invalid_transition: 'Nello stato attuale della richiesta non è possibile. Ricarica la pagina.',
  merge_family: 'Uno dei due fa parte di una famiglia, quindi non si possono unire.',
  merge_under_review:
    'La richiesta che passa allo storico è ancora in verifica: prima decidi su quella.',
  merge_waits: 'Per uno dei due è già in attesa un’altra unione. Riprova tra un minuto.',
  merge_changed: 'Nel frattempo è cambiato chi dei due resta. Riguarda che cosa fa l’unione.',
  family_remains:
    'Altri familiari sono iscritti tramite questo account: prima decidi che cosa fare con loro.',
  family_full: `Puoi iscrivere al massimo ${familyMaxSize} familiari.`,
  sum_differs: 'La somma ancora da pagare di queste domande non è pari all’importo del bonifico.',
  more_than_due: 'Con questo bonifico risulta pagato più del dovuto.',
  payment_unseen: 'Questa richiesta non ha una ricevuta. Scrivi dove hai visto il pagamento.',
  payment_stands:
    'Questo importo lo ha visto un tesoriere o la banca, o in parte è già stato rimborsato. Un tesoriere può stornarlo in «Pagamenti».',
  undo_expired: `Una decisione si può annullare solo per ${undoWindowMs / 1000} secondi. Se serve, decidi di nuovo.`,
  person_exists: 'Questo indirizzo è già tra le persone del pannello. Cambia lì il ruolo.',
  season_in_use: 'Questa stagione ha soci o domande: non si può eliminare.',
  season_changed: 'Nel frattempo la stagione è cambiata o è iniziata. Ricarica la pagina.',
  already_renewed: 'Hai già rinnovato per questa stagione. Nel profilo vedi a che punto è.',
  settings_changed:
    'Nel frattempo le impostazioni sono cambiate. Ricarica la pagina e guardale come sono ora.',
  news_changed:
    'Nel frattempo questo messaggio è cambiato o è stato inviato. Ricarica la pagina e guardalo com’è ora.',
  second_person_required:
    'Questa modifica la deve confermare un altro responsabile o tesoriere, non chi l’ha chiesta.',
  second_person_too_new:
    'Per confermare, entrambi dovete avere il vostro ruolo nel pannello da almeno 72 ore.',
  second_person_gone:
    'Meno di 72 ore fa hai rimosso la persona che poteva confermare questa modifica. Fino ad allora deve confermarla qualcun altro.',
  other_change_waits:
    'Una cosa chiesta in precedenza aspetta ancora una seconda persona. Prima va confermata o scartata.',
  last_owner:
    'Deve restare almeno un responsabile che abbia già effettuato l’accesso. Nominane prima un altro e fallo accedere.',
  own_till: 'Questi contanti li hai incassati tu: deve contarli un’altra persona.',
  till_changed:
    'Questi contanti sono cambiati o li ha già contati qualcun altro. Ricontrolla e conta di nuovo.',
  promo_code_exists: 'Questo codice promozionale esiste già. Scegline un altro.',
  payload_too_large: 'Quello che hai inviato è troppo grande. Accorcialo.',
  unsupported_media_type: 'Non riusciamo a leggere questo tipo di richiesta. Ricarica la pagina.',
  member_numbers_used_up:
    'I numeri dei soci sono finiti e per ora nessuno può essere approvato. Chiedi a chi gestisce il sito di correggere il contatore.',
  rate_limited: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  internal_error: 'Qualcosa è andato storto da parte nostra. Riprova tra poco.',
  service_busy: 'In questo momento il sito è molto affollato. Riprova tra qualche istante.',
  not_configured: 'Il sito non è ancora configurato del tutto. Avvisa chi se ne occupa.',
  exchange_rate_unavailable:
    'Il cambio dell’euro ora non è disponibile. Riprova tra poco oppure paga in euro.',
  admin_passwords_not_configured:
    'Le password di gestione non sono ancora configurate. Avvisa chi gestisce il sito.',

  field_required: 'Compila questo campo.',
  all_fields_required: 'Compila tutti i campi.',
  invalid_value: 'Questo valore non è valido. Controllalo.',
  invalid_type: 'Questo valore non ha la forma giusta. Inseriscilo di nuovo.',
  invalid_choice: 'Scegli una delle opzioni.',
  unknown_field: 'Questo campo non fa parte del modulo. Ricarica la pagina.',
  too_short: 'Il testo è troppo corto. Scrivi qualcosa in più.',
  too_long: 'Il testo è troppo lungo. Accorcialo.',
  number_out_of_range: 'Questo numero è fuori dai limiti. Inseriscine un altro.',
  needs_second_person:
    'È più di quanto una persona possa ridurre da sola. Lascia il prezzo com’è e chiedi poi la riduzione nei pagamenti del socio.',
  name_too_short: `Scrivi il nome completo, almeno ${nameMinLength} lettere.`,
  latin_only: 'Scrivi questo campo in caratteri latini, per esempio Sara.',
  character_not_taken: 'Uno dei caratteri che hai scritto qui non è ammesso. Toglilo.',
  invalid_name: 'Scrivi i nomi solo con lettere. Vanno bene trattini, punti e apostrofi singoli.',
  invalid_email: 'Scrivi l’indirizzo e-mail completo, per esempio nome@esempio.it.',
  invalid_country: 'Scegli un Paese dall’elenco.',
  invalid_request_number: `Il numero della richiesta è come ${sampleRequestNumber}: copialo dalla nostra e-mail.`,
  invalid_postal_code: `Controlla il codice postale. In Italia ha ${postalCodeDigits.IT} cifre, in Iran ${postalCodeDigits.IR}.`,
  invalid_date: 'Questa data non è corretta. Controlla giorno, mese e anno.',
  min_age_13: `Chi si iscrive deve avere almeno ${minimumAge} anni. Per un pacchetto bambini, indica la data di nascita di un genitore.`,
  not_a_child:
    'Questa data non corrisponde al pacchetto per bambini. Scrivi la data di nascita del minore.',
  mobile_invalid:
    'Il numero di telefono non è corretto. Scrivilo per intero, per esempio +39 333 123 4567.',
  mobile_country_code:
    'Scrivi il numero con il prefisso internazionale, per esempio +39 333 123 4567.',
  package_required: 'Scegli un pacchetto di iscrizione.',
  card_not_offered: 'Il club non ha una tessera stampata. Continua senza.',
  id_card_required:
    'Per la tessera del club, carica un’immagine del passaporto o della carta d’identità.',
  receipt_required: 'Carica un’immagine della ricevuta di pagamento.',
  file_required: 'Scegli un file.',
  invalid_file_format: `Questo file non si apre come immagine. Scegli una foto o uno screenshot (${imageFormats.join(' o ')}).`,
  file_too_large: `L’immagine supera i ${maxFileMegabytes} MB. Scegline una più piccola.`,
  upload_not_found: 'Questo file non è più disponibile. Caricalo di nuovo.',
  upload_already_used: 'Questo file appartiene a un’altra richiesta. Caricalo di nuovo.',
  payment_method_required: 'Scegli un metodo di pagamento.',
  euro_payment_method_required: 'Scegli come pagare in euro.',
  rial_only_in_persian:
    'Il pagamento in rial c’è solo in persiano. Passa al persiano o paga in euro.',
  payment_not_confirmed: 'Dopo aver pagato, spunta «Ho pagato».',
  invalid_transfer_number:
    'Controlla il numero dell’operazione: lettere e cifre, come sulla ricevuta.',
  invalid_payer_last_four: 'Scrivi solo le ultime quattro cifre della carta.',
  consent_required: 'Spunta questa casella: senza, non possiamo scriverti.',
  terms_privacy_required:
    'Per continuare devi accettare le Condizioni d’uso e l’Informativa sulla privacy.',
  password_required: 'Inserisci una password.',
  password_min_length: `Usa una password di almeno ${newPasswordMinLength} caratteri.`,
  password_too_weak: `Questa password non è ancora abbastanza sicura. Serve che abbia almeno ${minimumPasswordScore} di queste cose: ${strongPasswordLength} o più caratteri, una maiuscola, una minuscola, una cifra, un simbolo.`,
  password_too_common: 'Questa password è usata da molti e si indovina subito. Scegline un’altra.',
  password_repeats: 'Questa password ripete un solo carattere. Usane di diversi.',
  password_blank: 'Questa password contiene solo spazi. Usa anche lettere o cifre.',
  password_of_owner: 'La password non può essere il tuo nome o la tua e-mail. Scegline un’altra.',
  passwords_dont_match: 'Le due password non coincidono. Scrivile di nuovo.',
  enter_promo_code: 'Inserisci un codice promozionale.',
  invalid_promo_code: 'Questo codice promozionale non è valido. Controlla come l’hai scritto.',
  promo_code_expired: 'Questo codice promozionale è scaduto. Puoi continuare senza.',
  promo_code_max_uses_reached: 'Questo codice promozionale è esaurito. Puoi continuare senza.',
  promo_code_disabled: 'Questo codice promozionale non è più in uso. Puoi continuare senza.',
  promo_code_other_email:
    'Questo codice promozionale è legato a un altro indirizzo e-mail. Puoi continuare senza.',
  unknown_placeholder:
    'Una delle parole tra parentesi graffe non indica niente. Usa solo quelle elencate accanto al testo.',
  email_unchanged: 'Questa è la tua e-mail attuale. Scrivi quella nuova.',
  of_the_guardian: 'Questa persona ha e-mail e lingua di chi l’ha iscritta: cambiale lì.',
  placeholder_missing: 'Manca una parola tra parentesi graffe che l’originale ha. Rimettila.',
  promo_code_other_package:
    'Questo codice promozionale non vale per il pacchetto scelto. Puoi continuare senza.',
  promo_code_validation_failed: 'Non siamo riusciti a controllare il codice promozionale. Riprova.',
  email_of_another:
    'Un altro socio ha questa e-mail. Lasciala vuota qui, oppure indica quel socio nella colonna di chi risponde per questa persona.',
  twice_in_file:
    'Una riga precedente di questo file riguarda la stessa persona e la stessa stagione.',
  paid_contradicts: 'La riga dice «non pagato» e un importo. Correggi uno dei due.',
  season_not_planned: 'Questa stagione deve ancora venire. Prima pianificala nelle impostazioni.',
  application_waits: 'Una richiesta di questo socio aspetta una decisione. Prima decidila.',
  number_jumps: 'Questo numero è molto più alto del numero di socio più alto finora.',
  rate_service_silent: 'Questo indirizzo adesso non dà nessun cambio. Controllalo, per favore.',

  network_error:
    'Errore di rete: non riusciamo a raggiungere il server. Controlla connessione, ad blocker e VPN, poi riprova.',
  upload_failed: 'Caricamento non riuscito. Riprova.',
  heic_unreadable:
    'Questo browser non apre HEIC. Sull’iPhone scegli Impostazioni → Fotocamera → Formati → «Più compatibile» e rifai la foto, o scegli un suo screenshot.',
  pdf_not_image: 'Questo file è un PDF. Fai uno screenshot della pagina e scegli quello.',
  remove_failed: 'Rimozione non riuscita. Riprova.',
  document_upload_failed: 'Caricamento del documento non riuscito. L’immagine resta qui, riprova.',
  registration_failed: 'Iscrizione non riuscita. Quello che hai scritto è ancora qui: riprova.',
  login_failed: 'Accesso non riuscito. Riprova.',
  magic_link_failed: 'Non siamo riusciti a mandarti il link di accesso. Riprova.',
  authentication_failed: 'Autenticazione non riuscita. Accedi di nuovo.',
  google_login_failed: 'Accesso con Google non riuscito. Riprova.',
  popup_blocked:
    'Il browser ha bloccato la finestra di accesso. Consenti i pop-up per questo sito e riprova.',
  login_cancelled: 'Accesso annullato: la finestra è stata chiusa. Riprova quando vuoi.',
  sign_in_cancelled: 'Accesso annullato. Riprova quando vuoi.',
  google_sign_in_unavailable: 'L’accesso con Google qui non è disponibile. Scrivici.',
  promo_code_apply_failed: 'Non siamo riusciti ad applicare il codice promozionale. Riprova.',
  password_reset_failed: 'Ripristino della password non riuscito. Riprova.',
  password_change_failed: 'Cambio della password non riuscito. Riprova.',
  language_update_failed: 'Non siamo riusciti a salvare la lingua. Sceglila di nuovo.',
  logout_failed: 'Uscita non riuscita. Riprova.',
  error_loading_profile: 'Non siamo riusciti a caricare il tuo profilo. Ricarica la pagina.',
  error_loading_data: 'Non siamo riusciti a caricare i dati. Riprova.',
  email_not_checked:
    'Ora non riusciamo a verificare se questa e-mail ha già un account. Puoi proseguire: la verifichiamo di nuovo all’invio.',
  action_failed: 'L’operazione non è riuscita. Riprova.',
  document_not_available: 'Il documento ora non è disponibile. Riprova tra poco.',
};
