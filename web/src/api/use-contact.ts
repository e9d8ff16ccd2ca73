import { brand } from '@fanclub/contract/brand/brand';
import { useClubTexts } from './club-texts.ts';

/** The club's e-mail and phone: the staff's own values, or else those of the brand file. */
export function useContact(): { email: string; phone: string } {
  const { contact_email: email, contact_phone: phone } = useClubTexts();
  return { email: email ?? brand.contact.email, phone: phone ?? brand.contact.phone };
}
