import type * as contract from '@fanclub/contract/staff/routes';
import { staffColumns } from '@fanclub/contract/staff/routes';
import type { ListFile } from '#features/files/list-file';
import { sendListFile } from '#features/files/send-list-file';
import { changePhrases } from '#features/gate-phrases/change-phrases';
import type { HandlersOf } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { type ListedAdmin, listAdmins } from '#repositories/admins';
import { addPerson, changeRole, removePerson } from './change-staff.ts';

const present = ({ email, role, googleSub, lastSignInAt }: ListedAdmin) => ({
  email,
  role,
  has_signed_in: googleSub !== null,
  last_sign_in_at: lastSignInAt?.toDate().toISOString() ?? null,
});

/** Lists the admins; the entry of the calling admin is marked. */
async function listStaff({ db }: Pick<ServerContext, 'db'>, you: string) {
  const staff = await listAdmins(db);
  return staff.map((one) => ({
    ...present(one),
    is_you: one.email === you,
  }));
}

/** Returns the list of admins as a file, in one page, because a club has a few dozen admins at most. */
const staffFile = ({ db }: Pick<ServerContext, 'db'>): ListFile => ({
  list: 'staff',
  columns: staffColumns,
  async *pages() {
    yield { rows: (await listAdmins(db)).map(present), nextCursor: null };
  },
});

export const staffHandlers: HandlersOf<typeof contract> = {
  listStaff: async ({ context, caller }) => ({
    staff: await listStaff(context, caller.email),
  }),

  exportStaff: ({ context, caller, query }) =>
    sendListFile(context, caller.email, staffFile(context), query),

  addPerson: async ({ context, caller, body }) => {
    const { waits } = await addPerson(context, caller.email, body);
    return { success: true, waits };
  },

  changeRole: async ({ context, caller, body }) => {
    const { waits } = await changeRole(context, caller.email, body);
    return { success: true, waits };
  },

  changeGatePhrases: async ({ context, caller, body }) => ({
    success: true,
    ...(await changePhrases(context, caller.email, body)),
  }),

  removePerson: async ({ context, caller, body }) => {
    await removePerson(context, caller.email, body.email);
    return { success: true };
  },
};
