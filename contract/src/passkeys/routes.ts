import { adminGateTtlMs } from '../admin/session.ts';
import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { emailRule } from '../members/field-rules.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { array, boolean, isoTime, strictObject, string } from '../validation/yup.ts';
import { passkeyChallengeMs, passkeyNameMaxLength } from './passkeys.ts';

/** Bytes in base64url, as browsers give and take them. */
const bytes = (maxLength: number) =>
  string()
    .required()
    .max(maxLength)
    .matches(/^[\w-]+$/, 'invalid_value');
/** WebAuthn allows ids of up to 1023 bytes, which are 1364 characters in base64url. */
const passkeyId = () => bytes(1364);
const transports = () => array(string().required().max(20)).max(8).required();

/** What a browser sends to the device: a challenge, the id of our site, and the passkeys that the admin has. */
const offerFields = {
  challenge: string().required(),
  rp_id: string().required(),
  passkeys: array(
    strictObject({ id: string().required(), transports: transports() }).required(),
  ).required(),
};
const minutes = passkeyChallengeMs / 60_000;

export const startGatePasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/gate/passkey/challenge',
  summary: `Returns what the browser asks a passkey of the caller to sign. It serves once, in this session, for ${minutes} minutes, and replaces the one before.`,
  access: 'admin',
  withoutGate: true,
  response: strictObject(offerFields),
  errors: ['passkey_not_found'],
});

export const passGateByPasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/gate/passkey',
  summary: `Checks a passkey's signature. It opens the other admin routes to this session until ${adminGateTtlMs / 60_000} minutes after the last change.`,
  access: 'admin',
  withoutGate: true,
  limit: { account: 'gate' },
  body: strictObject({
    id: passkeyId(),
    client_data: bytes(4000),
    authenticator_data: bytes(2000),
    signature: bytes(2000),
  }),
  response: strictObject({ success: boolean().required() }),
  errors: ['passkey_refused'],
});

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/admin/passkeys',
  summary: "Returns the caller's passkeys.",
  access: 'admin',
  response: strictObject({
    passkeys: array(
      strictObject({
        id: string().required(),
        name: string().required(),
        created_at: isoTime().required(),
        /** Null if the passkey has not opened the panel yet. */
        last_used_at: isoTime().nullable().defined(),
      }),
    ).required(),
  }),
});

export const startPasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/passkeys/challenge',
  summary: `Returns what the browser needs to make a passkey for the caller. It serves once, in this session, for ${minutes} minutes, and replaces the one before.`,
  access: 'admin',
  withoutPasskey: true,
  response: strictObject({
    ...offerFields,
    user: strictObject({ id: string().required(), name: string().required() }).required(),
  }),
  errors: ['passkeys_full'],
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/passkeys',
  summary:
    'Stores a passkey of the caller. From then on the gate asks for it in place of a pass phrase, also in the other sessions of the caller. A repeat changes nothing.',
  access: 'admin',
  withoutPasskey: true,
  status: 201,
  body: strictObject({
    id: passkeyId(),
    name: string().trim().required().max(passkeyNameMaxLength),
    client_data: bytes(4000),
    attestation: bytes(20_000),
    transports: transports(),
  }),
  response: doneSchema,
  errors: ['passkey_refused', 'passkeys_full'],
});

export const removePasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/passkeys/remove',
  summary:
    'Removes a passkey of the caller. Without any, the gate asks for a pass phrase again. A repeat changes nothing.',
  access: 'admin',
  body: strictObject({ id: passkeyId() }),
  response: doneSchema,
  errors: ['last_passkey'],
});

export const removePasskeysOf = defineRoute({
  method: 'POST',
  path: '/api/admin/people/passkeys/remove',
  summary:
    'Removes all passkeys of an admin who lost them, closes the gate in their sessions, and notifies them. A repeat changes nothing.',
  access: 'admin',
  body: strictObject({ email: emailRule() }),
  normalise: withNormalisedEmail,
  response: doneSchema,
  errors: ['person_not_found', 'last_passkey'],
});

export const requirePasskeys = defineRoute({
  method: 'PUT',
  path: '/api/admin/people/passkeys',
  summary:
    'Requires a passkey of every admin, or of none any longer, and notifies them. Who has none may then do nothing but add one. The caller needs a passkey to require it.',
  access: 'admin',
  body: strictObject({ required: boolean().required() }),
  response: doneSchema,
  errors: ['passkey_required'],
});
