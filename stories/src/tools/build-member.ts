import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { register } from '@fanclub/contract/registration/routes';
import { buildRegistration } from './build-registration.ts';
import { callOrThrow } from './call.ts';
import { putFields } from './stored-fields.ts';

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
