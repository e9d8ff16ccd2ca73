import { logoutEverywhere as route } from '@fanclub/contract/sessions/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { useLogout } from '#session/use-logout.ts';

export function useLogoutEverywhere() {
  const logout = useLogout();
  return useMutation({ mutationFn: () => call(route), onSuccess: logout });
}
