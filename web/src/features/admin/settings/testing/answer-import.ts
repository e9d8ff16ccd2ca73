import { api } from '@fanclub/contract/api';
import { fakeServer } from '#testing/fake-server.ts';

/** Makes the fake server accept all lines of an import but those with a guardian, as it does for an unknown guardian. */
export const answerImport = () =>
  fakeServer.answer(api.importMembers, ({ body }) => ({
    lines: body.lines.map(({ line, cells }) => {
      const errors: Record<string, 'invalid_value'> = cells.guardian
        ? { guardian: 'invalid_value' }
        : {};
      const state = cells.guardian ? ('wrong' as const) : ('new' as const);
      return { line, state, request_number: null, errors };
    }),
  }));
