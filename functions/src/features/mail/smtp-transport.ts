import type { Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import type { ServerContext } from '#platform/context';
import type { InlineImage } from './qr-image.ts';

/** A mail as it is given to the mail server. Only this module uses SMTP. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  images: readonly InlineImage[];
  /** The id is the same in every attempt, so that the receiving server can recognise a duplicate. */
  messageId: string;
  language: string;
  /** URL to which the mail program sends a POST to unsubscribe the reader (RFC 8058). */
  oneClickLeave?: string | undefined;
}

const connectTimeoutMs = 10_000;
/** The longest time without data on an open connection. A delivery has about six request-response pairs. */
const socketTimeoutMs = 30_000;
const connections = 5;
/**
 * Mails wait here for a connection, and not inside the transport: a mail that waits there could still be sent after it
 * was reported as failed.
 */
const slots = pLimit(connections);

let transport: Promise<Transporter> | undefined;

/** Hosts on this machine, such as the mail catcher of the local suite, which offers no TLS. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** True if a connection must be encrypted before a mail or the password is sent: everywhere but on this machine. */
export const requiresTls = (url: string) => !localHosts.includes(new URL(url).hostname);

async function createTransport(url: string): Promise<Transporter> {
  const { createTransport: create } = await import('nodemailer');
  return create({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
}

/**
 * Gives a mail to the mail server, and resolves once the server has accepted it. Fails if no connection is free by
 * `startBefore`, so that no mail is sent after its lease may have ended.
 */
export function sendMail(
  context: ServerContext,
  mail: OutgoingMail,
  startBefore: Date,
): Promise<void> {
  const { smtpUrl, mailFrom } = context.environment;
  const { language, oneClickLeave, images, ...message } = mail;
  return slots(async () => {
    if (context.now() > startBefore) throw new Error('no connection to the mail server was free');
    transport ??= createTransport(smtpUrl);
    await (await transport).sendMail({
      ...message,
      from: mailFrom,
      headers: {
        'Content-Language': language,
        'Auto-Submitted': 'auto-generated',
        ...(oneClickLeave && {
          'List-Unsubscribe': `<${oneClickLeave}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      attachments: images.map(({ cid, png }, place) => ({
        cid,
        content: png,
        contentType: 'image/png',
        filename: `card-${place + 1}.png`,
        contentDisposition: 'inline' as const,
      })),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
}

/** Returns the domain of the sender's address. The ids of messages end with it. */
export function senderDomain(mailFrom: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
}

/** Closes the pooled connections, so that a process that has finished can exit. */
export async function closeTransport(): Promise<void> {
  const open = transport;
  transport = undefined;
  (await open)?.close();
}
