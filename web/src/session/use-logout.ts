import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { signOut } from './session-store.ts';

/** Ends the session on this device, forgets what was loaded for it, and shows the login page. */
export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    signOut();
    queryClient.clear();
    navigate(paths.login.build());
  };
}
