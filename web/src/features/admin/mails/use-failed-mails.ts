import { listFailedMails } from '@fanclub/contract/mail/routes';
import { call } from '#api/client.ts';
import { usePages } from '../api/use-pages.ts';

/** The mails that were given up, page by page, and how many there are in all; null until it is known. */
export function useFailedMails() {
  const { pages, ...list } = usePages([listFailedMails.path], (page, signal) =>
    call(listFailedMails, { query: page, signal }),
  );
  return { total: pages[0]?.total ?? null, mails: pages.flatMap(({ mails }) => mails), list };
}
export type FailedMailsList = ReturnType<typeof useFailedMails>;
