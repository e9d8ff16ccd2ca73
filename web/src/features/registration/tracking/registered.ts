import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { RegisterAnswer } from '../api/register.ts';

/** What the last step shows; it travels in the history entry, so that a reload keeps it. */
export type Registered = Pick<
  MemberProfile,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'pack_type'
  | 'season'
  | 'request_number'
  | 'created_at'
  | 'payment_method'
  | 'euro_payment_method'
  | 'total_price'
  | 'rial_amount'
>;

export function registeredFrom({ user, request_number }: RegisterAnswer): Registered | null {
  const { profile } = user;
  if (!profile) return null;
  const { first_name, last_name, email, pack_type, season, created_at } = profile;
  const { payment_method, euro_payment_method, total_price, rial_amount } = profile;
  return {
    first_name,
    last_name,
    email,
    pack_type,
    season,
    request_number,
    created_at,
    payment_method,
    euro_payment_method,
    total_price,
    rial_amount,
  };
}

/** Null for an entry of another kind. */
export function registeredIn(state: unknown): Registered | null {
  return (state as { registered?: Registered } | null)?.registered ?? null;
}
