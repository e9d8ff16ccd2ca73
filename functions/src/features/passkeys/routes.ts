import type * as contract from '@fanclub/contract/passkeys/routes';
import type { HandlersOf } from '#pipeline/handler';
import { readPasskeys } from '#repositories/passkeys';
import { addPasskey } from './add-passkey.ts';
import { offerChallenge } from './challenge.ts';
import { passGate } from './pass-gate.ts';
import { removePasskey, removePasskeysOf } from './remove-passkeys.ts';
import { requirePasskeys } from './require-passkeys.ts';

const done = { success: true, message: '' };

export const passkeyHandlers: HandlersOf<typeof contract> = {
  startGatePasskey: ({ context, caller }) => offerChallenge(context, caller, 'open'),

  passGateByPasskey: async ({ context, caller, body }) => {
    await passGate(context, caller, body);
    return { success: true };
  },

  listPasskeys: async ({ context, caller }) => {
    const passkeys = await readPasskeys(context.db, caller.email);
    return {
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: created_at.toDate().toISOString(),
        last_used_at: last_used_at?.toDate().toISOString() ?? null,
      })),
    };
  },

  startPasskey: async ({ context, caller }) => ({
    ...(await offerChallenge(context, caller, 'add')),
    user: { id: Buffer.from(caller.uid).toString('base64url'), name: caller.email },
  }),

  addPasskey: async ({ context, caller, body }) => {
    await addPasskey(context, caller, body);
    return done;
  },

  removePasskey: async ({ context, caller, body }) => {
    await removePasskey(context, caller, body.id);
    return done;
  },

  removePasskeysOf: async ({ context, caller, body }) => {
    await removePasskeysOf(context, caller.email, body.email);
    return done;
  },

  requirePasskeys: async ({ context, caller, body }) => {
    await requirePasskeys(context, caller.email, body.required);
    return done;
  },
};
