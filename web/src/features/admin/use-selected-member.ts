import type { AdminMember } from '@fanclub/contract/members/profile';
import { skipToken, useQuery } from '@tanstack/react-query';
import { memberQuery } from './api/get-member.ts';

/** The chosen application: what the list knows at once, then what the server says now. */
export function useSelectedMember(selected: string | null, rows: AdminMember[]) {
  const options = memberQuery(selected ?? '');
  const query = useQuery({
    ...options,
    ...(selected === null && { queryFn: skipToken }),
    placeholderData: rows.find((row) => row.request_number === selected),
  });
  return {
    member: selected === null ? undefined : query.data,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
