import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { openMemory } from '../../../test/memory-database.ts';
import { presentClubSettings } from './present-club-settings.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => timestampOf(now.getTime() + count * 60 * 60_000);
const { db, rows } = openMemory();
const present = (
  email: string,
  role: Parameters<typeof presentClubSettings>[1]['role'] = 'owner',
) => presentClubSettings({ db, now: () => now } as ServerContext, { email, role });

beforeEach(() => {
  rows.clear();
  rows.set('settings/registration', { season: '2026/27', club_card_price: 12 });
});

it('the settings are those that the role may see', async () => {
  const { values } = await present('o@club.test');
  expect(values).toMatchObject({ season: '2026/27', club_card_price: 12, notify_email: '' });
  const others = await present('t@club.test', 'treasurer');
  expect(others.values).not.toHaveProperty('notify_email');
  expect(others.values).toHaveProperty('card_holder');
});

it('the settings have the kinds of statement lines once a statement was imported', async () => {
  expect((await present('o@club.test')).values).not.toHaveProperty('line_kinds');
  rows.set('statement_lines/l1', { state: 'open' });
  expect((await present('o@club.test')).values).toHaveProperty('line_kinds');
});

it('the settings name the malformed values, to those who may mend them', async () => {
  rows.set('settings/registration', { club_card_price: 'twelve', deadline: 'soon' });
  expect((await present('o@club.test')).malformed).toEqual(['deadline', 'club_card_price']);
  expect((await present('t@club.test', 'treasurer')).malformed).toEqual(['club_card_price']);
});

describe('changes that wait for a second person', () => {
  const pending = {
    id: 'w1',
    asked_by: 't@club.test',
    asked_at: hours(-1),
    expires_at: hours(24),
    changes: [{ field: 'card_holder', before: 'Sara', after: 'Omid' }],
  };
  beforeEach(() => {
    rows.set('settings/pending', pending);
    rows.set('admins/t@club.test', { role: 'treasurer' });
    rows.set('admins/o@club.test', { role: 'owner' });
  });
  const shown = async (email: string) => (await present(email)).pending;

  it('are shown to those who may confirm them, and marked for the one who asked', async () => {
    expect(await shown('o@club.test')).toEqual({
      id: 'w1',
      asked_by: 't@club.test',
      is_yours: false,
      confirm_from: null,
      asked_at: '2026-11-20T11:00:00.000Z',
      expires_at: '2026-11-21T12:00:00.000Z',
      changes: [{ field: 'card_holder', before: 'Sara', after: 'Omid' }],
    });
    expect(await shown('t@club.test')).toMatchObject({ is_yours: true });
    expect((await present('r@club.test', 'reviewer')).pending).toBeNull();
    rows.delete('settings/pending');
    expect(await shown('o@club.test')).toBeNull();
  });

  it('can be confirmed once the roles of both people are three days old', async () => {
    const since = (email: string, at: number) =>
      rows.set(`admins/${email}`, { role_since: hours(at) });
    since('o@club.test', -71);
    expect(await shown('o@club.test')).toMatchObject({ confirm_from: '2026-11-20T13:00:00.000Z' });
    since('t@club.test', -70);
    expect(await shown('o@club.test')).toMatchObject({ confirm_from: '2026-11-20T14:00:00.000Z' });
    since('o@club.test', -72);
    since('t@club.test', -72);
    expect(await shown('o@club.test')).toMatchObject({ confirm_from: null });
    rows.delete('admins/t@club.test');
    expect(await shown('o@club.test')).toMatchObject({ confirm_from: null });
  });
});
