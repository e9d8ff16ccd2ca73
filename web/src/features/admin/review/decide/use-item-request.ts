import { requestItems } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { useState } from 'react';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';

/**
 * Asks the member of the open application to replace or correct single items. The application stays on screen and then
 * says that the club waits for the member.
 */
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
    /** The member for whom the dialog of a request is open, or null. */
    member,
    open: () => {
      if (present?.request_status === 'submitted' && may('requestItems')) setMember(present);
    },
    cancel: () => setMember(null),
  };
}
