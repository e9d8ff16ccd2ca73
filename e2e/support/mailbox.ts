import { expect } from '@playwright/test';

interface CaughtMail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
}

const mailUrl = process.env.MAIL_URL ?? 'http://127.0.0.1:1080';

/** All mails that the catcher holds for an address, oldest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(`${mailUrl}/email`)).json()) as CaughtMail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address));
}

/** Waits until an address has this many mails, and answers the last. */
export async function waitForMail(address: string, count: number): Promise<CaughtMail> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 40_000 }).toBe(count);
  return (await mailsTo(address)).at(-1) as CaughtMail;
}
