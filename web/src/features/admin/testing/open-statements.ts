import { api } from '@fanclub/contract/api';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import type { StatementProfile } from '@fanclub/contract/statements/profile';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { screen } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import type { ListedLine } from '../statements/use-lines.ts';

export const t = i18n.getFixedT(null, 'statements');

/** As long as the server's. */
export const idOf = (line: number) => `${line}`.padStart(43, 'x');

/** A transfer that waits. */
export const aLine = (changes: Partial<ShownLine> = {}): ShownLine => ({
  ...{ id: idOf(1), state: 'open', day: '2026-11-20', amount: 2000, left: 2000, currency: 'EUR' },
  ...{ way: 'bank', payer: 'ROSSI SARA', text: 'JOFCI-7KQ2M9XA', bank_id: null },
  imported_at: '2026-11-21T10:00:00.000Z',
  ...changes,
});
export const request_number = 'JOFCI-7KQ2M9XA';
/** Whose it certainly is. */
export const aCandidate = (changes: Partial<Candidate> = {}): Candidate => ({
  ...{ member_id: 'm1', first_name: 'Sara', last_name: 'Rossi', open: 2000 },
  ...{ request_number, request_status: 'submitted', is_confirmed: false },
  ...{ reasons: ['number', 'amount'], doubts: [], is_certain: true },
  ...changes,
});
/** The money room at its statements, as a treasurer, with these lines on the server. */
export async function openStatements(
  lines: ListedLine[] = [],
  {
    language = 'en',
    profile = null,
  }: { language?: LanguageCode; profile?: StatementProfile | null } = {},
) {
  fakeServer.answer(api.listStatementLines, ({ query }) => ({
    lines: lines.filter(({ line }) => line.state === (query?.state ?? 'open')),
    next_cursor: null,
  }));
  fakeServer.answer(api.readStatementProfile, { profile });
  openGate(Date.now());
  await openApp('/admin/money?view=statements', { as: 'admin', language, role: 'treasurer' });
  await screen.findByLabelText(t('file.label'));
}
