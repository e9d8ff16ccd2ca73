import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import { call } from '#api/client.ts';

/** Mails a login link. The answer is the same if nobody has this address. */
export const sendMagicLink = (email: string) => call(route, { body: { email } });
