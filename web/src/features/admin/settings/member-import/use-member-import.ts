import { importMembers } from '@fanclub/contract/admin/import-routes';
import { cellMaxLength, importedAtOnce } from '@fanclub/contract/members/import-columns';
import type { CheckedLine } from '@fanclub/contract/read-file/members/check-lines';
import type { Cells } from '@fanclub/contract/read-file/members/read-line';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '#admin-kit/api/member-actions.ts';
import { call } from '#api/client.ts';
import {
  asIfMade,
  guardiansFirst,
  type ImportedLine,
  type ImportReport,
  refused,
} from './member-file.ts';

export interface Import {
  file: { id: string; name: string };
  /** How the file was read, to be remembered once members are made. */
  shape: { headings: string; answers: string };
  lines: readonly CheckedLine[];
  /** Lines of which the admin has said that they are about another person than the similar members. */
  others: ReadonlySet<number>;
  make: boolean;
  invite: boolean;
  confirmsNumbers: boolean;
  withoutMailbox: boolean;
}

const cutCells = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell = '']) => [column, cell.slice(0, cellMaxLength)]),
  );

/**
 * Sends the sound lines of a file in parts, one call after the other. After an error all lines can be sent again, because
 * the server recognises the members whom it has made. `done` is the number of lines that the server has handled.
 */
export function useMemberImport() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const sending = useMutation({
    ...prolongsGate,
    mutationFn: async ({ file, shape, lines, others, make, ...choices }: Import) => {
      const sound = lines.filter(({ errors }) => Object.keys(errors).length === 0);
      const inOrder = guardiansFirst(sound);
      const answered: ImportedLine[] = [];
      const seasons = new Map<string, ImportReport['seasons'][number]>();
      setDone(0);
      for (let from = 0; from < inOrder.length; from += importedAtOnce) {
        const part = inOrder.slice(from, from + importedAtOnce).map(({ line, cells }) => ({
          line,
          cells: cutCells(cells),
          ...(others.has(line) && { another_person: true }),
        }));
        const body = {
          lines: part,
          make,
          file,
          invite: choices.invite,
          numbers_confirmed: choices.confirmsNumbers,
          without_mailbox: choices.withoutMailbox,
          ...(make && { shape }),
        };
        const report = await call(importMembers, { body });
        answered.push(...report.lines);
        for (const season of report.seasons) seasons.set(season.label, season);
        setDone(answered.length);
      }
      const wrong = lines.filter((line) => !sound.includes(line)).map(refused);
      const all = [...(make ? answered : asIfMade(answered, lines)), ...wrong];
      return {
        made: make,
        seasons: [...seasons.values()],
        lines: all.sort((one, other) => one.line - other.line),
      };
    },
    onSettled: (_, __, { make }) => (make ? queryClient.invalidateQueries() : undefined),
  });
  return { ...sending, done };
}
