import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { approveDirectly } from '../approve-directly.ts';
import { reused } from './given.ts';
import { newSubject } from './subjects.ts';

/**
 * How many calls share an account. The fuzzer makes thousands of calls, too many to create an account for each. Rate
 * limits count by account, so calls with one account for all would be refused.
 */
const often = 25;

export const anAdmin = reused(() => signInAdmin(), often);
export const waiting = reused(() => newSubject(), often);
/** The member's address is proved, so that a sign-in with Google ends no session that other requests use. */
export const welcome = reused(
  async () => approveDirectly(await newSubject({ email_confirmed_at: new Date() })),
  often,
);

/** Returns the id of an applicant who waits for a decision; several requests use the same one. */
export const aboutWaiting = async () => ({ id: (await waiting()).id });
/** Returns the id of a new applicant, whom no other request uses. */
export const aboutSubject = async () => ({ id: (await newSubject()).id });

export const asWaiting = async () => ({ as: (await waiting()).token });
export const asWelcome = async () => ({ as: (await welcome()).token });
