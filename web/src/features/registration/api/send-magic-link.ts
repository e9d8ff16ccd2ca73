import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import { call } from '#api/client.ts';

/** Mails a login link. The response is the same if no account has this e-mail address. */
export const sendMagicLink = (email: string) => call(route, { body: { email } });
