import path from 'node:path';
import { packageScript } from '../paths.ts';
import type { Ports } from '../ports.ts';
import { type Background, startInBackground } from '../process/background.ts';

/** Starts maildev. It accepts all mails without delivering them, and shows them on a page and through a REST API. */
export function startMailCatcher(ports: Ports, folder: string): Background {
  const loopback = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  const listen = ['--smtp', String(ports.SMTP), '--web', String(ports.MAIL)];
  return startInBackground({
    name: 'The local mail catcher',
    args: [packageScript('maildev/bin/maildev'), ...listen, ...loopback],
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, 'mail-catcher.log'),
  });
}
