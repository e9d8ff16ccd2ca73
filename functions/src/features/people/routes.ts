import type * as contract from '@fanclub/contract/people/routes';
import { sendListFile } from '#features/files/send-list-file';
import type { HandlersOf } from '#pipeline/handler';
import { addPerson, changeRole, removePerson } from './change-people.ts';
import { listPeople, peopleFile } from './list-people.ts';

const done = { success: true, message: '' };

export const peopleHandlers: HandlersOf<typeof contract> = {
  listPeople: async ({ context, caller }) => ({
    people: await listPeople(context, caller.email),
  }),

  exportPeople: ({ context, caller, query }) =>
    sendListFile(context, caller.email, peopleFile(context), query),

  addPerson: async ({ context, caller, body }) => {
    await addPerson(context, caller.email, body);
    return done;
  },

  changeRole: async ({ context, caller, body }) => {
    await changeRole(context, caller.email, body);
    return done;
  },

  removePerson: async ({ context, caller, body }) => {
    await removePerson(context, caller.email, body.email);
    return done;
  },
};
