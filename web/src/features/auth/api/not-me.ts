import { notMe as route } from '@fanclub/contract/links/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';

export function useNotMe() {
  return useMutation({ mutationFn: (token: string) => call(route, { body: { token } }) });
}
