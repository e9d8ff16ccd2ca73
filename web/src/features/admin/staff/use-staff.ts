import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { adminRoles } from '@fanclub/contract/roles';
import { listStaff } from '@fanclub/contract/staff/routes';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { type RouteInput, useRouteMutation } from '#api/use-route-mutation.ts';

export type Admin = RouteResponse<typeof listStaff>['staff'][number];

const rank = ({ role }: Admin) => adminRoles.indexOf(role);

/** Reads the people who may open the panel, sorted by role and then by e-mail address. */
export const useStaff = () =>
  useQuery({
    ...routeQuery(listStaff),
    select: ({ staff }) =>
      staff.toSorted(
        (one, other) => rank(one) - rank(other) || one.email.localeCompare(other.email),
      ),
  });

/** Mutation that adds, changes or removes a person. If admins change their own role, their role is read again. */
export function useStaffChange<R extends RouteDefinition>(
  route: R,
  person: Admin | null,
  onChanged?: (sent: RouteInput<R>, answer: RouteResponse<R>) => void,
) {
  const { refetch } = useAdminCheck();
  return useRouteMutation(route, {
    stale: person?.is_you ? [] : [routeQuery(listStaff).queryKey],
    onSuccess: (answer, sent) => {
      onChanged?.(sent, answer);
      // Admins who have given up their own role may no longer be allowed to read the list, so only their role is read
      // again.
      if (person?.is_you) void refetch();
    },
  });
}
