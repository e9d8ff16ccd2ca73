import { setTimeout as sleep } from 'node:timers/promises';

/** A mail as the local mail catcher returns it. */
export interface CaughtMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Attachments. `checksum` is that of the received bytes. */
  attachments?: { contentType: string; contentId: string; checksum: string }[];
}

const pauseMs = 200;
/**
 * Time to wait for a mail. It is longer than a cold start of the mail function and than that function's pause after a
 * failed attempt.
 */
export const mailPatienceMs = 75_000;

/** Returns the mails that the local mail catcher has received for an address. */
export async function mailsTo(email: string): Promise<CaughtMail[]> {
  const response = await fetch(
    `${process.env.MAIL_URL}/email?headers.to=${encodeURIComponent(email)}`,
  );
  return (await response.json()) as CaughtMail[];
}

/**
 * Waits until an address has got a mail for which `fits` returns true, and returns the mail. Throws if none arrives in
 * time.
 */
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
