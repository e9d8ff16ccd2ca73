import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import { texts as staff } from './staff-mails.ts';

/** Response to everybody who asks for a link, member or not. */
export const linkSent =
  'اگر با این ایمیل ثبت‌نام شده باشد، تا چند دقیقهٔ دیگر ایمیلی از ما می‌رسد. اگر نرسید، پوشهٔ اسپم را هم ببینید.';

/** Labels on a card in a wallet. */
export const pass = {
  title: card,
  member: 'عضو',
  package: 'بسته',
  season: 'فصل',
  until: 'معتبر تا',
};

/** The words of every mail. */
export const mails = { ...applications, ...accounts, ...staff };
