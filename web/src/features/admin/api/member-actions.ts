import type { deleteUser } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { renewGate } from '../gate/gate-clock.ts';
import { keepMember } from './keep-member.ts';

export type DeletionAnswer = RouteResponse<typeof deleteUser>;

/** Every action of an admin prolongs the open gate. */
export const prolongsGate = { onMutate: () => renewGate(Date.now()) };

/** For the routes that answer the member as it is now: list and detail show it at once. */
export function useMemberAction() {
  const queryClient = useQueryClient();
  return {
    ...prolongsGate,
    onSuccess: ({ user }: { user: AdminMember }) => keepMember(queryClient, user),
  };
}
