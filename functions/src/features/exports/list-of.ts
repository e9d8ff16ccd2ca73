import type { ExportList } from '@fanclub/contract/files/list-file';
import { membersFile } from '#features/admin/members-file';
import { auditFilterOf, historyFile } from '#features/audit/read-audit';
import { cardsFile } from '#features/cards/cards-file';
import type { ListFile } from '#features/files/list-file';
import { failedMailsFile } from '#features/mail/list-failed';
import { openDuesFile } from '#features/money/list-open-dues';
import { paymentsFile } from '#features/money/payments-file';
import { refundsFile } from '#features/money/refunds-file';
import { peopleFile } from '#features/people/routes';
import { codesFile } from '#features/promo/codes-file';
import { codeUsersFile } from '#features/promo/promo-code-users';
import type { ServerContext } from '#platform/context';
import type { ListQuery } from '#repositories/exports';

/** For each list that can be exported, a function that returns it with the query's filter, as this admin may see it. */
export const listOf: Readonly<
  Record<ExportList, (context: ServerContext, query: ListQuery, adminEmail: string) => ListFile>
> = {
  members: membersFile,
  history: (context, query) => historyFile(context, auditFilterOf(query)),
  codes: codesFile,
  mails: failedMailsFile,
  people: peopleFile,
  cards: cardsFile,
  payments: paymentsFile,
  open_dues: openDuesFile,
  refunds: refundsFile,
  code_users: codeUsersFile,
};
