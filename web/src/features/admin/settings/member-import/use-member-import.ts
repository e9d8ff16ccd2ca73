import { importMembers } from '@fanclub/contract/admin/import-routes';
import { cellMaxLength, importedAtOnce } from '@fanclub/contract/members/import-columns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import {
  cellsOf,
  guardiansFirst,
  type ImportedLine,
  type Mapping,
  type MemberFile,
  withNewGuardians,
} from './member-file.ts';

interface Import {
  file: MemberFile;
  mapping: Mapping;
  make: boolean;
  invite: boolean;
  confirmsNumbers: boolean;
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
    mutationFn: async ({ file: { records }, mapping, make, invite, confirmsNumbers }: Import) => {
      const all = records.map(({ line, cells }) => ({
        line,
        cells: cellsOf(
          cells.map((cell) => cell.slice(0, cellMaxLength)),
          mapping,
        ),
      }));
      const inOrder = guardiansFirst(all);
      const answered: ImportedLine[] = [];
      setDone(0);
      for (let from = 0; from < inOrder.length; from += importedAtOnce) {
        const lines = inOrder.slice(from, from + importedAtOnce);
        answered.push(
          ...(
            await call(importMembers, {
              body: { lines, make, invite, ...(confirmsNumbers && { numbers_confirmed: true }) },
            })
          ).lines,
        );
        setDone(answered.length);
      }
      const lines = make ? answered : withNewGuardians(answered, all);
      return { made: make, lines: lines.sort((one, other) => one.line - other.line) };
    },
    onSettled: (_, __, { make }) => (make ? queryClient.invalidateQueries() : undefined),
  });
  return { ...sending, done };
}
