import { setTimeout as sleep } from 'node:timers/promises';

/** A mail as the local mail catcher shows it. */
export interface CaughtMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** `checksum` is of the bytes as they arrived. */
  attachments?: { contentType: string; contentId: string; checksum: string }[];
}

const pauseMs = 200;
/** Longer than a first start of the function that delivers, and than the pause after a failure. */
export const mailPatienceMs = 75_000;

/** The mails that the local mail catcher has taken for an address. */
export async function mailsTo(email: string): Promise<CaughtMail[]> {
  const response = await fetch(
    `${process.env.MAIL_URL}/email?headers.to=${encodeURIComponent(email)}`,
  );
  return (await response.json()) as CaughtMail[];
}

/** Waits for the mail of an address that `fits`. */
export async function waitForMail(
  email: string,
  fits: (mail: CaughtMail) => boolean = () => true,
): Promise<CaughtMail> {
  const deadlineMs = Date.now() + mailPatienceMs;
  for (;;) {
    const mail = (await mailsTo(email)).find(fits);
    if (mail) return mail;
    if (Date.now() > deadlineMs)
      throw new Error(`no such mail to ${email} within ${mailPatienceMs / 1000} s`);
    await sleep(pauseMs);
  }
}
