import { listFailedMails } from '@fanclub/contract/mail/admin-routes';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';

/**
 * Loads the mails that the server no longer tries to send, page by page. `total` is null until the first page
 * has loaded, and for a role that may not see the mails (`isEnabled`).
 */
export function useFailedMails(isEnabled = true) {
  const { pages, ...list } = usePages(
    [listFailedMails.path],
    (page, signal) => call(listFailedMails, { query: page, signal }),
    { isEnabled },
  );
  return { total: pages[0]?.total ?? null, mails: pages.flatMap(({ mails }) => mails), list };
}
export type FailedMailsList = ReturnType<typeof useFailedMails>;
