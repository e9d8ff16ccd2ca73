import { downloadExport, readExport } from '@fanclub/contract/exports/routes';
import { secureText } from '@fanclub/contract/members/password-rules';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll } from 'vitest';
import { serverContext } from '#platform/context';
import { buildExport, builtLeaseMs } from './build-export.ts';
import { testDb } from './firebase.ts';
import { storeMember } from './store-member.ts';

/** Two members per page and one page per part, so that five members make three parts. */
export const inSmallParts = { rowsPerPage: 2, partBytes: 1, budgetMs: 60_000 };

/** Returns the server's context with a clock after the lease of `buildExport`. */
export const afterLease = () => ({
  ...serverContext(),
  now: () => new Date(Date.now() + builtLeaseMs + 1000),
});

export const exportMail = (id: string) => testDb().doc(`mail/${id}`).get();

/** Stores five members with a family name that only they have, and an admin who exports the list of these five. */
export function exportedFive() {
  const family = `Zy${secureText('abcdefghijklmnopqrstuvwxyz', 10)}`;
  const list = { q: family, sort: 'oldest' } as const;
  const members: BuiltMember[] = [];
  let admin: BuiltAdmin;
  beforeAll(async () => {
    admin = await signInAdmin();
    for (const first_name of ['Anna', 'Bahar', 'Carla', 'Dora', 'Elena']) {
      members.push(await storeMember({ first_name, last_name: family, juventus_card: false }));
    }
  });
  const read = (id: string, { token } = admin) =>
    call(readExport, { params: { exportId: id }, token });
  const take = (id: string, { token } = admin, part: number | string = 1) =>
    call(downloadExport, { params: { exportId: id }, query: { part: String(part) }, token });
  return {
    family,
    list,
    members,
    admin: () => admin,
    ask: ({ email } = admin) => buildExport(email, { list, total: 5 }),
    read,
    take,
    /** Downloads all parts and joins them, as the panel does. */
    async takeAll(id: string): Promise<Buffer> {
      const files: Buffer[] = [];
      const { parts } = (await read(id)).body;
      for (let part = 1; part <= parts; part++) files.push((await take(id, admin, part)).bytes);
      return Buffer.concat(files);
    },
  };
}
