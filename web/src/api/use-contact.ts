import { brand } from '@fanclub/contract/brand/brand';
import { useClubTexts } from './club-texts.ts';

/** The club's e-mail and phone: the values that staff have written, or else the values of the brand file. */
export function useContact(): { email: string; phone: string } {
  const { contact_email: email, contact_phone: phone } = useClubTexts();
  return { email: email ?? brand.contact.email, phone: phone ?? brand.contact.phone };
}
