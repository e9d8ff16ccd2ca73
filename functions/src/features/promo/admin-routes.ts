import type * as contract from '@fanclub/contract/promo/admin-routes';
import type { Firestore } from 'firebase-admin/firestore';
import { sendListFile } from '#features/files/send-list-file';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import type { PageRequest } from '#repositories/pages';
import { promoCodePage } from '#repositories/promo-codes';
import { codesFile } from './codes-file.ts';
import { createPromoCode } from './create-promo-code.ts';
import { importPromoCodes } from './import-promo-codes.ts';
import { codeUsersFile, promoCodeUsers } from './promo-code-users.ts';
import { showPromoCode } from './show-promo-code.ts';
import { updatePromoCode } from './update-promo-code.ts';

/** Returns a page of the promo codes whose names begin with a text, ordered by name. Malformed records are included. */
export function listPromoCodes(db: Firestore, typed: string, { size, cursor }: PageRequest) {
  return promoCodePage(db, { size, after: cursor, typed });
}

export const adminPromoHandlers: HandlersOf<typeof contract> = {
  listPromoCodes: async ({ context, query }) => {
    const { rows, nextCursor } = await listPromoCodes(context.db, query.q ?? '', pageOf(query));
    const promoCodes = await Promise.all(rows.map((row) => showPromoCode(context, row)));
    return { promo_codes: promoCodes, next_cursor: nextCursor };
  },

  exportPromoCodes: ({ context, caller, query }) =>
    sendListFile(context, caller.email, codesFile(context, query), query),

  promoCodeUsers: async ({ context, caller, query }) => {
    const page = await promoCodeUsers(context.db, query.code, pageOf(query));
    await countListed(
      context,
      caller,
      page.users.map(({ id }) => id),
    );
    return page;
  },

  exportPromoCodeUsers: ({ context, caller, query }) =>
    sendListFile(context, caller.email, codeUsersFile(context, query), query),

  createPromoCode: async ({ context, caller, body }) => {
    const made = await createPromoCode(context, caller.email, body);
    return { success: true, promo_code: await showPromoCode(context, made) };
  },

  updatePromoCode: async ({ context, caller, body }) => {
    const changed = await updatePromoCode(context, caller.email, body);
    return { success: true, promo_code: await showPromoCode(context, changed) };
  },

  importPromoCodes: ({ context, caller, body }) => importPromoCodes(context, caller.email, body),
};
