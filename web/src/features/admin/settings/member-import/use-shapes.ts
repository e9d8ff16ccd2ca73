import { listImports } from '@fanclub/contract/admin/import-routes';
import type { MemberAnswers } from '@fanclub/contract/read-file/members/understand';
import { forgetFileFormat } from '@fanclub/contract/statements/routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';

/** How files with these headings were read before. */
export interface Shape {
  id: string;
  headings: string;
  answers: MemberAnswers;
}

/** Reads how the club's files of members were read before, and forgets one of these shapes. */
export function useShapes(): { shapes: Shape[]; forget: (id: string) => void } {
  const { data, refetch } = useQuery(routeQuery(listImports));
  const { mutate } = useMutation({
    mutationFn: (header: string) => call(forgetFileFormat, { params: { header } }),
    onSettled: () => refetch(),
  });
  const shapes = (data?.shapes ?? []).map(({ answers, ...shape }) => ({
    ...shape,
    answers: JSON.parse(answers) as MemberAnswers,
  }));
  return { shapes, forget: (id) => mutate(id) };
}
