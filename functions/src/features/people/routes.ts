import type * as contract from '@fanclub/contract/people/routes';
import type { HandlersOf } from '#pipeline/handler';
import { listAdmins } from '#repositories/admins';
import { addPerson, changeRole, removePerson } from './change-people.ts';

const done = { success: true, message: '' };

export const peopleHandlers: HandlersOf<typeof contract> = {
  listPeople: async ({ context, caller }) => {
    const staff = await listAdmins(context.db);
    return {
      people: staff.map(({ email, role, googleSub, lastSignInAt }) => ({
        email,
        role,
        has_signed_in: googleSub !== null,
        last_sign_in_at: lastSignInAt?.toDate().toISOString() ?? null,
        is_you: email === caller.email,
      })),
    };
  },

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
