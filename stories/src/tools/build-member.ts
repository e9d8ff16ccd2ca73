import { randomUUID } from 'node:crypto';
import { offers } from '@fanclub/contract/club/offers';
import { pack } from '@fanclub/contract/http/samples';
import { euroPaymentMethods, takesEuroBy } from '@fanclub/contract/members/payment';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { register } from '@fanclub/contract/registration/routes';
import { bridgeLanguage } from '@fanclub/contract/text/languages';
import { uploadFile } from '@fanclub/contract/uploads/routes';
import { callOrThrow } from './call.ts';
import { buildPassportImage, buildReceiptImage } from './pictures.ts';
import { putFields } from './stored-fields.ts';

/** Returns an e-mail address that no other test uses. */
export function uniqueEmail(prefix = 'fan'): string {
  return `${prefix}-${randomUUID().slice(0, 13)}@example.test`;
}

/** Birth date of everybody whose test needs no other one. */
export const usualBirthDate = '1990-05-17';

const buildImage = { receipt: buildReceiptImage, passport: buildPassportImage };

/** Uploads an image through the API and returns its `file_url`. */
export async function uploadImage(
  fileType: 'receipt' | 'passport',
  bytes?: Buffer,
): Promise<string> {
  const image = bytes ?? (await buildImage[fileType]());
  const answer = await callOrThrow(uploadFile, {
    body: { file_type: fileType },
    files: { file: new Blob([new Uint8Array(image)], { type: 'image/jpeg' }) },
  });
  return answer.file_url;
}

/** Returns a valid registration with a club card, and uploads its images. */
export async function buildRegistration(
  changes: Partial<RegisterRequest> = {},
): Promise<RegisterRequest> {
  const { first_name = 'Sara', last_name = 'Rossi' } = changes;
  const withCard = offers('card') && (changes.juventus_card ?? true);
  const upload = async (fileType: 'receipt' | 'passport') => {
    const text = `${first_name} ${last_name} ${randomUUID().slice(0, 8)}`;
    return uploadImage(fileType, await buildImage[fileType]({ text }));
  };
  return {
    first_name,
    last_name,
    email: uniqueEmail(),
    gender: 'female',
    birth_date: usualBirthDate,
    country_of_birth: 'IR',
    country_of_residency: 'IR',
    address_of_residency: 'Valiasr Street 12, Tehran',
    postal_code: '1234567890',
    phone: '+989121234567',
    pack_type: pack,
    language: bridgeLanguage,
    payment_method: 'euro',
    euro_payment_method: euroPaymentMethods.find(takesEuroBy),
    legal_consents: { terms: true, privacy: true },
    filled_in_ms: 300_000,
    receiptUrl: changes.receiptUrl ?? (await upload('receipt')),
    passportUrl: withCard ? (changes.passportUrl ?? (await upload('passport'))) : null,
    ...changes,
    juventus_card: withCard,
  };
}

export interface BuiltMember {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  requestNumber: string;
  receiptUrl: string;
  passportUrl: string | null | undefined;
}

/** What `storeMember` needs to store a member whose application was approved by a receipt. */
export const approved = {
  request_status: 'approved',
  is_approved: true,
  is_paid: true,
} as const;

/** Registers a member through the API, and then changes the fields `stored` of the member's row directly. */
export async function buildMember(
  changes: Partial<RegisterRequest> = {},
  stored: Record<string, unknown> = {},
): Promise<BuiltMember> {
  const body = await buildRegistration(changes);
  const answer = await callOrThrow(register, { body });
  const id = answer.user_id;
  if (Object.keys(stored).length > 0) await putFields({ id }, stored);
  return {
    id,
    email: body.email,
    token: answer.access_token,
    refreshToken: answer.refresh_token ?? '',
    requestNumber: answer.request_number,
    receiptUrl: body.receiptUrl,
    passportUrl: body.passportUrl,
  };
}
