import { api } from '@fanclub/contract/api';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { demoMember } from './sign-in.ts';

/** Returns the address of the QR code on the card of the demo's approved member. */
export async function cardAddress(): Promise<string> {
  const { access_token: token } = await callOrThrow(api.login, { body: demoMember });
  const { code } = await callOrThrow(api.ownCardCode, { token });
  return `/verify/${code}`;
}
