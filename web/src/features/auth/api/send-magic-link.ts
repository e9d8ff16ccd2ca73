import type { RouteBody } from '@fanclub/contract/http/route';
import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';

export function useSendMagicLink() {
  return useMutation({
    mutationFn: (body: RouteBody<typeof route>) => call(route, { body }),
  });
}
