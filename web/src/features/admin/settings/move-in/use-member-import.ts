import type { RouteResponse } from '@fanclub/contract/http/route';
import { cellMaxLength, importedAtOnce } from '@fanclub/contract/members/import-columns';
import { importMembers } from '@fanclub/contract/members/import-routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import { cellsOf, type Mapping, type MemberFile } from './member-file.ts';

export type ImportedLine = RouteResponse<typeof importMembers>['lines'][number];

interface Import {
  file: MemberFile;
  mapping: Mapping;
  make: boolean;
  invite: boolean;
}

/**
 * Sends the lines of a file in parts, one call after the other. After an error all lines can be sent again, because the
 * server recognises the members whom it has created. `done` is the number of lines that the server has handled.
 */
export function useMemberImport() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const sending = useMutation({
    ...prolongsGate,
    mutationFn: async ({ file: { records }, mapping, make, invite }: Import) => {
      const answered: ImportedLine[] = [];
      setDone(0);
      for (let from = 0; from < records.length; from += importedAtOnce) {
        const lines = records.slice(from, from + importedAtOnce).map(({ line, cells }) => ({
          line,
          cells: cellsOf(
            cells.map((cell) => cell.slice(0, cellMaxLength)),
            mapping,
          ),
        }));
        answered.push(...(await call(importMembers, { body: { lines, make, invite } })).lines);
        setDone(answered.length);
      }
      return { made: make, lines: answered };
    },
    onSettled: (_, __, { make }) => (make ? queryClient.invalidateQueries() : undefined),
  });
  return { ...sending, done };
}
