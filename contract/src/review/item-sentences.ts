import type { ReviewItem } from '../members/review-items.ts';
import type { LanguageCode } from '../text/languages.ts';

/** What a member is asked for, whole: said in the mail, on the page that takes the answer, and to the reviewer. */
export const itemSentences: Record<LanguageCode, Record<ReviewItem, string>> = {
  fa: {
    receipt: 'رسید پرداخت را دوباره بفرستید: تصویری که کامل و خوانا باشد.',
    amount: 'مبلغ واریزی کمتر از جمع کل است. باقی آن را واریز کنید و رسیدش را بفرستید.',
    passport: 'تصویر گذرنامه یا کارت شناسایی را دوباره بفرستید: کامل، خوانا و بدون بازتاب نور.',
    first_name: 'نام‌تان را درست مثل گذرنامه و به انگلیسی بنویسید.',
    last_name: 'نام خانوادگی‌تان را درست مثل گذرنامه و به انگلیسی بنویسید.',
    gender: 'جنسیت را یک بار دیگر ببینید و درستش را انتخاب کنید.',
    birth_date: 'تاریخ تولد را درست مثل گذرنامه بنویسید.',
    holder_first_name: 'نام کودک را درست مثل گذرنامه‌اش و به انگلیسی بنویسید.',
    holder_last_name: 'نام خانوادگی کودک را درست مثل گذرنامه‌اش و به انگلیسی بنویسید.',
    holder_birth_date: 'تاریخ تولد کودک را درست مثل گذرنامه‌اش بنویسید.',
    country_of_birth: 'کشور محل تولد را درست مثل گذرنامه انتخاب کنید.',
    country_of_residency:
      'کشوری را انتخاب کنید که حالا در آن زندگی می‌کنید، و کد پستی‌اش را بنویسید.',
    address_of_residency: 'نشانی را کامل بنویسید: خیابان، پلاک، واحد و شهر، به انگلیسی.',
    postal_code: 'کد پستی را یک بار دیگر ببینید؛ با نشانی‌تان جور نیست.',
    phone: 'شمارهٔ تلفن را یک بار دیگر ببینید؛ با این شماره نتوانستیم تماس بگیریم.',
    transfer_number: 'شمارهٔ پیگیری واریز را همان‌طور که در رسید آمده بنویسید.',
    payer_last_four: 'چهار رقم آخر کارتی را بنویسید که با آن پرداخت شده است.',
  },
  en: {
    receipt: 'Send your payment receipt again: the whole of it, and easy to read.',
    amount: 'What you paid is less than the total. Pay the rest and send the receipt for it.',
    passport: 'Send your passport or ID card again: the whole of it, easy to read, without glare.',
    first_name: 'Write your first name exactly as in your passport, in Latin letters.',
    last_name: 'Write your last name exactly as in your passport, in Latin letters.',
    gender: 'Look at the gender once more and choose the right one.',
    birth_date: 'Write your birth date exactly as in your passport.',
    holder_first_name: 'Write the child’s first name exactly as in the passport, in Latin letters.',
    holder_last_name: 'Write the child’s last name exactly as in the passport, in Latin letters.',
    holder_birth_date: 'Write the child’s birth date exactly as in the passport.',
    country_of_birth: 'Choose the country of birth that stands in your passport.',
    country_of_residency: 'Choose the country you live in now, and write its postal code.',
    address_of_residency:
      'Write the whole address in Latin letters: street, number, flat and city.',
    postal_code: 'Look at the postal code once more: it does not fit your address.',
    phone: 'Look at the phone number once more: we could not reach you on it.',
    transfer_number: 'Write the tracking number of the transfer as it stands on the receipt.',
    payer_last_four: 'Write the last four digits of the card that was paid with.',
  },
  it: {
    receipt: 'Invia di nuovo la ricevuta di pagamento: intera e ben leggibile.',
    amount: 'Hai pagato meno del totale. Versa il resto e invia la sua ricevuta.',
    passport:
      'Invia di nuovo il passaporto o la carta d’identità: intero, ben leggibile, senza riflessi.',
    first_name: 'Scrivi il nome esattamente come nel passaporto, in lettere latine.',
    last_name: 'Scrivi il cognome esattamente come nel passaporto, in lettere latine.',
    gender: 'Controlla il genere e scegli quello giusto.',
    birth_date: 'Scrivi la data di nascita esattamente come nel passaporto.',
    holder_first_name:
      'Scrivi il nome del minore esattamente come nel passaporto, in lettere latine.',
    holder_last_name:
      'Scrivi il cognome del minore esattamente come nel passaporto, in lettere latine.',
    holder_birth_date: 'Scrivi la data di nascita del minore esattamente come nel passaporto.',
    country_of_birth: 'Scegli il Paese di nascita che sta nel passaporto.',
    country_of_residency: 'Scegli il Paese in cui vivi ora e scrivi il suo codice postale.',
    address_of_residency:
      'Scrivi l’indirizzo completo in lettere latine: via, numero, interno e città.',
    postal_code: 'Controlla il codice postale: non corrisponde al tuo indirizzo.',
    phone: 'Controlla il numero di telefono: non siamo riusciti a raggiungerti.',
    transfer_number: 'Scrivi il numero dell’operazione come sta sulla ricevuta.',
    payer_last_four: 'Scrivi le ultime quattro cifre della carta con cui si è pagato.',
  },
};
