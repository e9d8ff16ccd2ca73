import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import type { Candidate, LineList, ShownLine } from '@fanclub/contract/statements/lines';
import type { FileImport, StatementFile } from '@fanclub/contract/statements/statement-files';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { fakeWorker } from '#testing/fake-worker.ts';
import { openApp } from '#testing/open-app.tsx';
import type { ListedLine } from '../use-lines.ts';

export const t = i18n.getFixedT(null, 'statements');

/** Returns an id that is as long as the server's ids. */
export const idOf = (line: number) => `${line}`.padStart(43, 'x');

/** Returns a transfer that is not assigned to a member yet. */
export const aLine = (changes: Partial<ShownLine> = {}): ShownLine => ({
  id: idOf(1),
  state: 'open',
  day: '2026-11-20',
  direction: 'in',
  amount: 2000,
  left: 2000,
  currency: 'EUR',
  way: 'bank',
  payer: 'ROSSI SARA',
  text: 'JOFCI-7KQ2M9XA',
  bank_id: null,
  perhaps_same: false,
  kind: null,
  note: null,
  imported_at: '2026-11-21T10:00:00.000Z',
  ...changes,
});
/** The hash that the fake server returns for every file. */
export const fileHash = 'a'.repeat(64);
export const request_number = 'JOFCI-7KQ2M9XA';
/** Returns a candidate who has certainly made the transfer. */
export const aCandidate = (changes: Partial<Candidate> = {}): Candidate => ({
  member_id: 'm1',
  first_name: 'Sara',
  last_name: 'Rossi',
  open: 2000,
  request_number,
  season: '2026/27',
  request_status: 'submitted',
  is_confirmed: false,
  reasons: ['number', 'amount'],
  doubts: [],
  is_certain: true,
  ...changes,
});
/** The lists that a line is in. */
function listOf({ state, direction }: ShownLine): LineList[] {
  if (direction === 'in') return [state];
  return state === 'open' ? ['open', 'out'] : ['out'];
}

/** Renders the bank statements in the section of money for a treasurer. The fake server lists these lines. */
export async function openStatements(
  lines: ListedLine[] = [],
  {
    language = 'en',
    format = null,
    imported = null,
    files = [],
    sums = {},
  }: {
    language?: LanguageCode;
    format?: StatementFormat | null;
    imported?: FileImport | null;
    files?: StatementFile[];
    sums?: Partial<RouteResponse<typeof api.readStatementSums>>;
  } = {},
) {
  fakeServer.answer(api.listStatementLines, ({ query }) => ({
    lines: lines.filter(({ line }) => listOf(line).includes(query?.list ?? 'open')),
    next_cursor: null,
  }));
  fakeServer.answer(api.readStatementFormat, { format, imported });
  fakeServer.answer(api.listStatementFiles, { files, next_cursor: null });
  fakeServer.answer(api.storeStatementFile, { file: fileHash });
  fakeServer.answer(api.readStatementSums, {
    accounts: [],
    counted_at: '2026-11-21T10:00:00.000Z',
    own_kinds: [],
    ...sums,
  });
  fakeWorker.readsFiles();
  openGate(Date.now());
  await openApp('/admin/money?view=statements', { as: 'admin', language, role: 'treasurer' });
  await screen.findByLabelText(t('file.label'));
}
