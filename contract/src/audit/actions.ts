import type { LanguageCode } from '../text/languages.ts';

/**
 * Actions that the audit records, in the kinds by which it can be filtered. The sentences are what the panel's history
 * shows. A new action needs only its row.
 */
const table = {
  decisions: {
    approve: { fa: 'تأیید یک درخواست', en: 'Approved an application', it: 'Richiesta approvata' },
    reject: { fa: 'رد یک درخواست', en: 'Rejected an application', it: 'Richiesta respinta' },
    request_items: {
      fa: 'درخواست اصلاح از عضو',
      en: 'Asked a member for a correction',
      it: 'Correzione richiesta al socio',
    },
    undo: { fa: 'بازگردانی یک تصمیم', en: 'Took a decision back', it: 'Decisione annullata' },
  },
  /** A deletion takes several steps: `delete_begun` is recorded when it starts, `delete` when it is complete. */
  records: {
    update: { fa: 'ویرایش یک عضو', en: 'Edited a member', it: 'Socio modificato' },
    delete_receipt: {
      fa: 'حذف رسید یک عضو',
      en: 'Removed a member’s receipt',
      it: 'Ricevuta di un socio rimossa',
    },
    delete_passport: {
      fa: 'حذف مدرک شناسایی یک عضو',
      en: 'Removed a member’s identity document',
      it: 'Documento di un socio rimosso',
    },
    delete_begun: {
      fa: 'شروع حذف یک عضو',
      en: 'Began to delete a member',
      it: 'Eliminazione di un socio avviata',
    },
    delete: { fa: 'حذف یک عضو', en: 'Deleted a member', it: 'Socio eliminato' },
    send_mail_again: {
      fa: 'ارسال دوبارهٔ ایمیل یک عضو',
      en: 'Sent a member’s mail again',
      it: 'E-mail di un socio inviata di nuovo',
    },
    print_letter: {
      fa: 'چاپ نامهٔ یک عضو',
      en: 'Printed a letter to a member',
      it: 'Lettera a un socio stampata',
    },
    put_letter_back: {
      fa: 'برگرداندن نامهٔ یک عضو به فهرست',
      en: 'Put a letter back on the list',
      it: 'Lettera rimessa in elenco',
    },
    add_receipt: {
      fa: 'افزودن رسید به‌جای عضو',
      en: 'Added a receipt for a member',
      it: 'Ricevuta aggiunta per un socio',
    },
    add_passport: {
      fa: 'افزودن مدرک شناسایی به‌جای عضو',
      en: 'Added an identity document for a member',
      it: 'Documento aggiunto per un socio',
    },
    send_reminders: {
      fa: 'خبر شروع ثبت‌نام به منتظران',
      en: 'Told those who waited that registration is open',
      it: 'Avviso di apertura inviato a chi aspettava',
    },
    contact_changed: {
      fa: 'اطلاعات تماس را خود عضو تغییر داد',
      en: 'A member changed their own contact data',
      it: 'Contatti cambiati dal socio stesso',
    },
    ask_merge: {
      fa: 'خواست دو عضو را یکی کند',
      en: 'Confirmed a merge of two members',
      it: 'Unione di due soci confermata',
    },
    undo_merge: {
      fa: 'از یکی کردن دو عضو برگشت',
      en: 'Took back a merge of two members',
      it: 'Unione di due soci annullata',
    },
    drop_merge: {
      fa: 'یکی کردن دو عضو دیگر ممکن نبود و انجام نشد',
      en: 'A merge of two members was no longer possible',
      it: 'Un’unione di due soci non era più possibile',
    },
    merge_members: { fa: 'دو عضو را یکی کرد', en: 'Merged two members', it: 'Due soci uniti' },
    add_note: {
      fa: 'دربارهٔ عضوی یادداشت نوشت',
      en: 'Noted something about a member',
      it: 'Ha annotato qualcosa su un socio',
    },
    renew: { fa: 'تمدید عضویت', en: 'Renewed the membership', it: 'Tesseramento rinnovato' },
    own_account: {
      fa: 'یکی از یک خانواده حساب خودش را باز کرد',
      en: 'Somebody of a family opened an account of their own',
      it: 'Una persona di una famiglia ha aperto un account suo',
    },
    import_member: {
      fa: 'عضو را از فایل باشگاه وارد کرد',
      en: 'Imported the member from the club’s file',
      it: 'Ha importato il socio dal file del club',
    },
    take_import_back: {
      fa: 'وارد کردن فهرستی را پس گرفت',
      en: 'Took an import of members back',
      it: 'Ha annullato un’importazione di soci',
    },
    undo_email: {
      fa: 'کسی تغییر ایمیلش را برگرداند',
      en: 'Somebody took a change of their e-mail back',
      it: 'Qualcuno ha annullato il cambio della sua e-mail',
    },
  },
  payments: {
    record_payment: {
      fa: 'پرداختی را ثبت کرد',
      en: 'Wrote a payment down',
      it: 'Ha registrato un pagamento',
    },
    reverse_payment: {
      fa: 'پرداختی را باطل کرد',
      en: 'Reversed a payment',
      it: 'Ha stornato un pagamento',
    },
    import_statement: {
      fa: 'صورتحسابی را وارد کرد',
      en: 'Imported a statement',
      it: 'Ha importato un estratto conto',
    },
    download_statement: {
      fa: 'فایل صورتحسابی را دریافت کرد',
      en: 'Downloaded the file of a statement',
      it: 'Ha scaricato il file di un estratto conto',
    },
    confirm_line: {
      fa: 'واریزی را به یک عضو نسبت داد',
      en: 'Gave a transfer to its member',
      it: 'Ha assegnato un movimento al socio',
    },
    set_line_aside: {
      fa: 'واریزی را کنار گذاشت',
      en: 'Set a transfer aside',
      it: 'Ha messo da parte un movimento',
    },
    take_line_back: {
      fa: 'واریزی را برگرداند',
      en: 'Took a transfer back up',
      it: 'Ha ripreso un movimento',
    },
    end_membership: {
      fa: 'پایان عضویتی را ثبت کرد یا پس گرفت',
      en: 'Ended a membership early, or took that back',
      it: 'Ha chiuso un tesseramento, o annullato la chiusura',
    },
    adjust_due: {
      fa: 'مبلغی را بدون جابه‌جایی پول تسویه کرد',
      en: 'Settled an amount without moving money',
      it: 'Ha regolato un importo senza movimento di denaro',
    },
    ask_adjustment: {
      fa: 'کم کردن مبلغی را درخواست کرد',
      en: 'Asked for a lower amount',
      it: 'Ha chiesto di ridurre un importo',
    },
    agree_adjustment: {
      fa: 'با کم کردن مبلغی موافقت کرد، به درخواست',
      en: 'Agreed to a lower amount asked for by',
      it: 'Ha accettato la riduzione di un importo chiesta da',
    },
    drop_adjustment: {
      fa: 'کم کردن مبلغی را کنار گذاشت، به درخواست',
      en: 'Dropped a lower amount asked for by',
      it: 'Ha scartato la riduzione di un importo chiesta da',
    },
    decide_outgoing: {
      fa: 'گفت برداشتی بابت چه بوده',
      en: 'Said what an outgoing transfer was',
      it: 'Ha indicato che cos’era un’uscita',
    },
    count_till: {
      fa: 'پول نقد یک روز را شمرد',
      en: 'Counted the cash of a day',
      it: 'Ha contato i contanti di un giorno',
    },
    move_payment: {
      fa: 'اضافه‌پرداخت را به درخواست دیگری برد',
      en: 'Moved an overpayment to another application',
      it: 'Ha spostato un’eccedenza su un’altra richiesta',
    },
  },
  /**
   * Actions on plastic club cards: one for each state, one for ordering a replacement, and one for a member's report
   * that the card did not arrive.
   */
  cards: {
    card_to_print: {
      fa: 'کارت باشگاه را به «برای چاپ» برگرداند',
      en: 'Put a club card back to be printed',
      it: 'Tessera rimessa tra quelle da stampare',
    },
    card_printed: {
      fa: 'کارت باشگاه را «چاپ‌شده» ثبت کرد',
      en: 'Marked a club card as printed',
      it: 'Tessera segnata come stampata',
    },
    card_posted: {
      fa: 'کارت باشگاه را «پست‌شده» ثبت کرد',
      en: 'Marked a club card as posted',
      it: 'Tessera segnata come spedita',
    },
    card_returned: {
      fa: 'کارت باشگاه برگشت خورد',
      en: 'Marked a club card as returned',
      it: 'Tessera segnata come tornata indietro',
    },
    card_missing: {
      fa: 'کارت باشگاه را «نرسیده» ثبت کرد',
      en: 'Marked a club card as missing',
      it: 'Tessera segnata come non arrivata',
    },
    card_void: {
      fa: 'کارت باشگاه را کنار گذاشت',
      en: 'Set a club card aside',
      it: 'Tessera messa da parte',
    },
    card_replaced: {
      fa: 'کارت باشگاه دیگری به‌جای آن خواست',
      en: 'Had another club card made',
      it: 'Chiesta un’altra tessera',
    },
    card_reported: {
      fa: 'عضو گفت کارت باشگاه نرسیده است',
      en: 'The member said that the club card did not arrive',
      it: 'Il socio ha detto che la tessera non è arrivata',
    },
  },
  /**
   * An admin opened a member's case, receipt or identity document. For `view_profile`, `/api/me` returned a member's
   * profile to the admin. For `view_addresses`, the admin saw the addresses for labels; no single member is named.
   */
  views: {
    view_case: { fa: 'باز کردن یک درخواست', en: 'Opened an application', it: 'Richiesta aperta' },
    view_receipt: {
      fa: 'مشاهدهٔ رسید یک عضو',
      en: 'Looked at a member’s receipt',
      it: 'Ricevuta di un socio vista',
    },
    view_passport: {
      fa: 'مشاهدهٔ مدرک شناسایی یک عضو',
      en: 'Looked at a member’s identity document',
      it: 'Documento d’identità di un socio visto',
    },
    view_profile: {
      fa: 'باز کردن پروفایل یک عضو',
      en: 'Opened a member’s profile',
      it: 'Profilo di un socio aperto',
    },
    view_addresses: {
      fa: 'باز کردن نشانی‌های کارت‌های باشگاه',
      en: 'Opened the addresses of club cards',
      it: 'Indirizzi delle tessere aperti',
    },
  },
  exports: {
    export_members: {
      fa: 'دریافت فهرست اعضا',
      en: 'Exported the list of members',
      it: 'Elenco dei soci esportato',
    },
    export_history: {
      fa: 'دریافت فایل تاریخچه',
      en: 'Exported the history',
      it: 'Cronologia esportata',
    },
    export_codes: {
      fa: 'دریافت فایل کدهای تخفیف',
      en: 'Exported the promo codes',
      it: 'Codici promozionali esportati',
    },
    export_mails: {
      fa: 'دریافت فایل ایمیل‌های نرسیده',
      en: 'Exported the mails that did not arrive',
      it: 'E-mail non arrivate esportate',
    },
    export_staff: {
      fa: 'دریافت فایل فهرست مدیران',
      en: 'Exported the list of admins',
      it: 'Elenco dei gestori esportato',
    },
    export_cards: {
      fa: 'دریافت فایل کارت‌های باشگاه',
      en: 'Exported the club cards',
      it: 'Tessere esportate',
    },
    export_payments: {
      fa: 'دریافت فایل پرداخت‌ها',
      en: 'Exported the payments',
      it: 'Pagamenti esportati',
    },
    export_receipts: {
      fa: 'دریافت رسیدهای باشگاه',
      en: 'Exported the club’s receipts',
      it: 'Ricevute del club esportate',
    },
    export_open_dues: {
      fa: 'دریافت فایل بدهی‌های اعضا',
      en: 'Exported who owes',
      it: 'Elenco di chi deve pagare esportato',
    },
    export_refunds: {
      fa: 'دریافت فایل برگشت‌های پول',
      en: 'Exported the refunds',
      it: 'Rimborsi esportati',
    },
    export_code_users: {
      fa: 'دریافت فایل استفاده‌کنندگان یک کد',
      en: 'Exported who used a code',
      it: 'Esportato chi ha usato un codice',
    },
    /** Lists showed at least `manyPeople` people to one admin within an hour. Maintenance writes this record. */
    list_many: {
      fa: 'دیدن افراد بسیار در فهرست‌ها، در یک ساعت',
      en: 'Saw unusually many people in lists within an hour',
      it: 'Moltissime persone viste negli elenchi in un’ora',
    },
  },
  /** Changes of who may open the panel, in which role, and with which pass phrases. */
  staff: {
    add_person: { fa: 'باز کردن پنل برای', en: 'Let into the panel:', it: 'Pannello aperto a' },
    change_role: { fa: 'تغییر نقش', en: 'Changed the role of', it: 'Ruolo cambiato a' },
    remove_person: { fa: 'بستن پنل برای', en: 'Took the panel from', it: 'Pannello tolto a' },
    change_phrases: {
      fa: 'تغییر رمزهای مدیریت',
      en: 'Changed the admin passwords',
      it: 'Password di gestione cambiate',
    },
  },
  /**
   * If a change needs a second person, one admin requests the change (`ask_settings`) and another one confirms it
   * (`confirm_settings`).
   */
  settings: {
    change_settings: {
      fa: 'تغییر تنظیمات',
      en: 'Changed the settings',
      it: 'Impostazioni modificate',
    },
    ask_settings: {
      fa: 'درخواست تغییری که تأیید نفر دوم می‌خواهد',
      en: 'Asked for a change that needs two',
      it: 'Modifica che richiede due persone chiesta',
    },
    confirm_settings: {
      fa: 'تأیید تغییر به درخواست',
      en: 'Confirmed a change asked for by',
      it: 'Modifica confermata, chiesta da',
    },
    drop_settings: {
      fa: 'کنار گذاشتن تغییر به درخواست',
      en: 'Dropped a change asked for by',
      it: 'Modifica scartata, chiesta da',
    },
    plan_season: { fa: 'برنامه‌ریزی فصل', en: 'Planned a season', it: 'Stagione pianificata' },
  },
  /** Actions on mails to members. */
  messages: {
    send_news: {
      fa: 'ارسال پیام به اعضا',
      en: 'Sent a message to members',
      it: 'Messaggio inviato ai soci',
    },
    stop_news: { fa: 'متوقف کردن پیام', en: 'Stopped a message', it: 'Messaggio fermato' },
    reword_mail: {
      fa: 'تغییر متن ایمیل',
      en: 'Reworded a mail',
      it: 'Testo di un’e-mail cambiato',
    },
  },
  promo_codes: {
    create_promo_code: {
      fa: 'ساختن کد تخفیف',
      en: 'Created the promo code',
      it: 'Codice promozionale creato',
    },
    update_promo_code: {
      fa: 'تغییر کد تخفیف',
      en: 'Changed the promo code',
      it: 'Codice promozionale modificato',
    },
  },
  /**
   * A wrong pass phrase, a sign-in with another Google account than the one with which the person first
   * signed in, or more changes of members' e-mails in a day than one person needs to make.
   */
  refusals: {
    gate_refused: {
      fa: 'رمز مدیریت نادرست',
      en: 'Wrong admin password',
      it: 'Password di gestione errata',
    },
    google_refused: {
      fa: 'رد ورود با حساب گوگل ناشناس',
      en: 'Strange Google account refused',
      it: 'Account Google sconosciuto rifiutato',
    },
    many_email_changes: {
      fa: 'در یک روز ایمیل چند عضو را عوض کرد',
      en: 'Changed the e-mails of many members in one day',
      it: 'Ha cambiato le e-mail di molti soci in un giorno',
    },
  },
} satisfies Record<string, Record<string, Record<LanguageCode, string>>>;

type Table = typeof table;
export type AuditKind = keyof Table;
export type AuditActionOf<Kind extends AuditKind> = keyof Table[Kind];
export type AuditAction = { [Kind in AuditKind]: AuditActionOf<Kind> }[AuditKind];

export const auditKindNames = Object.keys(table) as readonly AuditKind[];

export const auditActionsOf = <Kind extends AuditKind>(kind: Kind) =>
  Object.keys(table[kind]) as AuditActionOf<Kind>[];

/** By action and language, the sentence that the panel's history shows. */
export const auditSentences: Readonly<Record<AuditAction, Record<LanguageCode, string>>> =
  Object.assign({}, ...Object.values(table));

export const auditActions = Object.keys(auditSentences) as readonly AuditAction[];

/**
 * If one admin views the same case or document of a member several times in one window, the audit records one view. The
 * windows begin at fixed times (10:00, 10:10), so that the server computes the id of the audit row without a read.
 */
export const auditViewWindowMs = 10 * 60_000;

/** If lists show at least this many people to one admin within an hour, an alert is sent. No call is refused. */
export const manyPeople = 300;
