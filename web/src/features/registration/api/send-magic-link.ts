import { sendMagicLink as route } from '@fanclub/contract/links/routes';
import { call } from '#api/client.ts';

/** Mails a login link, or says so as well where there is nobody to mail it to. */
export const sendMagicLink = (email: string) => call(route, { body: { email } });
