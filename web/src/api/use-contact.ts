import { brand } from '@fanclub/contract/brand/brand';
import { useClubTexts } from './club-texts.ts';

/** Where the club is reached: as staff set it, else as the brand file has it. */
export function useContact(): { email: string; phone: string } {
  const { contact_email: email, contact_phone: phone } = useClubTexts();
  return { email: email ?? brand.contact.email, phone: phone ?? brand.contact.phone };
}
