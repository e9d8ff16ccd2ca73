import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { AdminRole } from '@fanclub/contract/roles';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { fireEvent, screen, within } from '@testing-library/react';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf, noOthers } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { noAlerts } from '../api/no-alerts.ts';
import { sections } from '../sections/sections.ts';

export const t = i18n.getFixedT(null, ['admin', 'review', 'history']);

export const noQueues = {
  to_review: 0,
  waiting: 0,
  flagged: 0,
  no_receipt: 0,
  rest_open: 0,
  unseen: 0,
  names: 0,
  deletion: 0,
  rejected: 0,
  mine: 0,
};

export const someStats = {
  total_users: 120,
  approved_users: 80,
  pending_users: 37,
  paid_users: 79,
  owing_users: 5,
  first_season: null,
};

/** Returns three submitted applications, the newest first. */
export function threePending(): [AdminMember, AdminMember, AdminMember] {
  const build = (first_name: string, place: number) =>
    buildAdminMember({
      id: `u${place + 1}`,
      first_name,
      email: `${first_name.toLowerCase()}@example.com`,
      request_number: `JOFCI-7KQ2M9X${'ABC'.charAt(place)}`,
    });
  return [build('Sara', 0), build('Nora', 1), build('Lia', 2)];
}

interface PanelOptions {
  members?: AdminMember[];
  language?: LanguageCode;
  role?: AdminRole;
  section?: 'review' | 'members';
  /** The query string of the section's URL, with the question mark. */
  search?: string;
  /** The first season of the club; null while it has no members. */
  firstSeason?: string | null;
}

/**
 * Renders the panel without its pass-phrase dialog. The fake server lists `members` and finds a member by request
 * number or e-mail address.
 */
export async function openPanel(options: PanelOptions = {}) {
  const {
    members = threePending(),
    language = 'en',
    role = 'owner',
    section = 'review',
    search = '',
    firstSeason = null,
  } = options;
  fakeServer.answerByDefault(api.adminStats, {
    ...someStats,
    first_season: firstSeason,
  });
  fakeServer.answerByDefault(api.readSeasonFigures, {
    counted_at: '2026-11-21T10:00:00.000Z',
    season: '2026/27',
    now: { members: 64, waiting: members.length, renewal: null, money: null },
    year_before: null,
  });
  fakeServer.answerByDefault(api.readAlerts, noAlerts);
  fakeServer.answerByDefault(api.countQueues, { ...noQueues, to_review: members.length });
  fakeServer.answerByDefault(api.listNotes, { notes: [], next_cursor: null });
  fakeServer.answerByDefault(api.readStory, { events: [], next_cursor: null });
  fakeServer.answerByDefault(api.listPayments, { payments: [], next_cursor: null });
  fakeServer.answerByDefault(api.findOpened, { opened: [] });
  fakeServer.answerByDefault(api.listQueue, () => ({
    users: members.map(memberRowOf),
    next_cursor: null,
  }));
  fakeServer.answerByDefault(api.readUser, ({ params }) => {
    const user = members.find(({ request_number }) => request_number === params.id);
    return user ? { user: buildAdminMember(user), ...noOthers } : refusal('member_gone');
  });
  fakeServer.answerByDefault(api.listUsers, ({ query }) => {
    const users = members.filter(
      ({ request_number, email }) => !query?.q || [request_number, email].includes(query.q),
    );
    return { users: users.map(memberRowOf), next_cursor: null, total: users.length };
  });
  openGate(Date.now());
  const app = await openApp(`${sections[section].path}${search}`, { as: 'admin', language, role });
  return {
    ...app,
    /** Replaces the member on the fake server and returns the response of a route that changes members. */
    keep(changed: AdminMember) {
      const place = members.findIndex(({ id }) => id === changed.id);
      members[place] = changed;
      return { success: true, user: buildAdminMember(changed) };
    },
  };
}

/** Waits for the application of the member with this name and returns the queries of its decision bar. */
export async function findDetail(name: string) {
  await screen.findByRole('heading', { level: 2, name });
  return within(await screen.findByRole('group', { name: t('review:decide.label') }));
}

/**
 * Opens the application of the member with this name from the list and returns the queries of its decision
 * bar.
 */
export async function review(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: t('list.open', { name }) }));
  return findDetail(name);
}

export function pressKey(key: string, held: KeyboardEventInit = {}): void {
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  fireEvent.keyDown(document.body, { key, code, ...held });
}

/** Chooses a queue of the review from the menu. */
export const chooseQueue = (queue: ReviewQueue) =>
  fireEvent.change(screen.getByLabelText(t('queues.label')), { target: { value: queue } });
