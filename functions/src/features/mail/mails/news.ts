import type { NewsMail } from '../mail.ts';

/** What staff write to members in the panel. */
export const news: NewsMail = { reader: 'news' };
