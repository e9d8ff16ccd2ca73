import { adminRoles } from '@fanclub/contract/admin/roles';
import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { listPeople } from '@fanclub/contract/people/routes';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { type RouteInput, useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';

export type Person = RouteResponse<typeof listPeople>['people'][number];

const rank = ({ role }: Person) => adminRoles.indexOf(role);

/** Everybody who may open the panel, those who may most first. */
export const usePeople = () =>
  useQuery({
    ...routeQuery(listPeople),
    select: ({ people }) =>
      people.toSorted(
        (one, other) => rank(one) - rank(other) || one.email.localeCompare(other.email),
      ),
  });

/** A change of who may open the panel; one's own role is asked for anew with it. */
export function usePeopleChange<R extends RouteDefinition>(
  route: R,
  person: Person | null,
  onChanged?: (sent: RouteInput<R>) => void,
) {
  const { refetch } = useAdminCheck();
  return useRouteMutation(route, {
    ...prolongsGate,
    stale: person?.is_you ? [] : [routeQuery(listPeople).queryKey],
    onSuccess: (_, sent) => {
      onChanged?.(sent);
      // Whoever gave up the role may not read the list any more.
      if (person?.is_you) void refetch();
    },
  });
}
