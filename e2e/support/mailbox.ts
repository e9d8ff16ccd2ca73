import { type CaughtMail, mailsTo } from '@fanclub/stories/tools/mailbox';
import { expect } from '@playwright/test';

/** Waits until an address has this many mails, and answers the last. */
export async function waitForMail(address: string, count: number): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 40_000 }).toBe(count);
  return (await mailsTo(address)).at(-1) as CaughtMail;
}
