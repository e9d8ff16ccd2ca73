import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadProblem } from '@fanclub/contract/uploads/upload-problem';
import type { Mail, MailedMember } from '../mail.ts';

const canSendAnother = ({ request_status }: MailedMember) =>
  uploadProblem(request_status, false) === null;

/** Tells a member that an admin removed a document, and whether another can be sent now. */
export const documentRemoved: Mail<{ file_type: FileType }> = {
  reader: 'member',
  opens: 'application',
  offersNotMe: true,
  words: {
    fa: ({ member, data }) => ({
      subject: `دربارهٔ مدارک شما: ${isolateLtr(member.request_number)}`,
      preview: canSendAnother(member) ? 'لطفاً تصویر جدیدی بفرستید.' : 'فعلاً لازم نیست کاری بکنید.',
      heading: 'یک مدرک را از درخواست شما حذف کردیم',
      paragraphs: [
        data.file_type === 'receipt'
          ? 'تصویر رسید پرداخت را از درخواست شما حذف کردیم.'
          : 'تصویر گذرنامه یا کارت شناسایی را از درخواست شما حذف کردیم.',
        canSendAnother(member)
          ? 'لطفاً درخواست‌تان را باز کنید و تصویر جدیدی بفرستید که کامل و خوانا باشد؛ بعد بررسی را ادامه می‌دهیم.'
          : 'فعلاً لازم نیست کاری بکنید. اگر تصویر دیگری لازم باشد، به شما می‌نویسیم.',
      ],
      action: 'باز کردن درخواست من',
    }),
    en: ({ member, data }) => ({
      subject: `About your documents: ${member.request_number}`,
      preview: canSendAnother(member)
        ? 'Please upload a new one.'
        : 'There is nothing you need to do now.',
      heading: 'We removed a document from your application',
      paragraphs: [
        data.file_type === 'receipt'
          ? 'We removed the image of your payment receipt from your application.'
          : 'We removed the image of your passport or ID card from your application.',
        canSendAnother(member)
          ? 'Please open your application and upload a new one, whole and easy to read. Then we’ll go on with the review.'
          : 'There is nothing you need to do now. If we need another image, we’ll write to you.',
      ],
      action: 'Open my application',
    }),
    it: ({ member, data }) => ({
      subject: `Sui tuoi documenti: ${member.request_number}`,
      preview: canSendAnother(member)
        ? 'Carica una nuova immagine.'
        : 'Per ora non devi fare nulla.',
      heading: 'Abbiamo rimosso un documento dalla tua richiesta',
      paragraphs: [
        data.file_type === 'receipt'
          ? 'Abbiamo rimosso dalla tua richiesta l’immagine della ricevuta di pagamento.'
          : 'Abbiamo rimosso dalla tua richiesta l’immagine del passaporto o della carta d’identità.',
        canSendAnother(member)
          ? 'Apri la tua richiesta e carica una nuova immagine, intera e ben leggibile: poi continuiamo la verifica.'
          : 'Per ora non devi fare nulla: se ci serve un’altra immagine, ti scriviamo noi.',
      ],
      action: 'Apri la mia richiesta',
    }),
  },
};
