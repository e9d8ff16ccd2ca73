import { adminGate as route } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';

export function usePassGate() {
  return useMutation({ mutationFn: (body: RouteBody<typeof route>) => call(route, { body }) });
}
