import { createTransport } from 'nodemailer';

const patienceMs = 10_000;

/** Sends a mail through a mail server. Rejects with the server's words if the server refuses the mail. */
export async function tryMail(
  server: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const transport = createTransport({
    url: server,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  } as object);
  try {
    await transport.sendMail({
      from,
      to,
      subject: 'The membership site can send mails',
      text: 'This mail was sent by `npm run setup`. Alerts of the site will come to this address.',
    });
  } finally {
    transport.close();
  }
}
