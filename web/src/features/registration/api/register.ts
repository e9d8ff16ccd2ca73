import type { RouteResponse } from '@fanclub/contract/http/route';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { register as route } from '@fanclub/contract/registration/routes';
import { call } from '#api/client.ts';

export type RegisterAnswer = RouteResponse<typeof route>;

/** Sends a registration; a repeated call with the same key and body is safe. */
export function register(body: RegisterRequest, idempotencyKey: string): Promise<RegisterAnswer> {
  return call(route, { body, headers: { 'idempotency-key': idempotencyKey } });
}
