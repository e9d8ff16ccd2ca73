import { approved } from '@fanclub/stories/tools/build-member';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { newSubject, reused } from './subjects.ts';

/** Limits count by account: the fuzzer's thousands of calls share accounts, each for a limited number of calls. */
const often = 25;

export const anAdmin = reused(() => signInAdmin(), often);
export const waiting = reused(() => newSubject(), often);
export const welcome = reused(() => newSubject(approved), often);

/** Params of a request about an applicant who waits for a decision. */
export const aboutWaiting = async () => ({ id: (await waiting()).id });
/** Params of a request about a new applicant whom no other request uses. */
export const aboutSubject = async () => ({ id: (await newSubject()).id });

export const asWaiting = async () => ({ as: (await waiting()).token });
export const asWelcome = async () => ({ as: (await welcome()).token });
