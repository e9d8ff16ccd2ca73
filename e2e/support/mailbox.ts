import { type CaughtMail, mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { expect } from '@playwright/test';

/** Waits until this many mails have arrived at an address; returns the last one. */
export async function waitForMail(address: string, count: number): Promise<CaughtMail> {
  const mails = async () => (await mailsTo(address)).length;
  await expect.poll(mails, { timeout: mailPatienceMs }).toBe(count);
  return (await mailsTo(address)).at(-1) as CaughtMail;
}

/** Returns the path and query of the link to this page in a mail; throws if there is none. */
export function linkIn(
  { html }: CaughtMail,
  page: '/login?token=' | '/login?leave_news=' | '/reset-password?token=',
): string {
  const start = html.indexOf(page);
  const link = /^[^"<\s]+/.exec(html.slice(start))?.[0]?.replaceAll('&amp;', '&');
  if (start < 0 || !link) throw new Error(`no link to ${page} in this mail`);
  return link;
}
