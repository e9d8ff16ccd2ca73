import { requestItems } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useState } from 'react';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useMemberAction } from '../api/member-actions.ts';
import { useMay } from '../rooms/use-may.ts';

/** Asking the application on screen for single items; it stays on screen, and says that it waits. */
export function useItemRequest(
  present: AdminMember | undefined,
  onRefused: (error: Error, id: string) => void,
) {
  const may = useMay();
  const action = useMemberAction();
  const [member, setMember] = useState<AdminMember | null>(null);
  const asking = useRouteMutation(requestItems, {
    ...action,
    onSuccess: (answer) => {
      action.onSuccess(answer);
      setMember(null);
    },
    onError: (error, { params }) => onRefused(error, params.id),
  });
  return {
    asking,
    /** Who is about to be asked. */
    member,
    open: () => {
      if (present?.request_status === 'submitted' && may('requestItems')) setMember(present);
    },
    cancel: () => setMember(null),
  };
}
