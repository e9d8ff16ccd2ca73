import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { timestampOf } from '#platform/time';
import type { MembershipRow } from '#repositories/person';
import { type SeasonRow, seasonDoc } from '../src/repositories/seasons.ts';
import { testDb } from './firebase.ts';

let year = 2070;

/**
 * Stores a season; returns its id. By default its label is one that no other test uses, and it is planned, not
 * started.
 */
export async function buildSeason(stored: Partial<SeasonRow> = {}): Promise<string> {
  year += 1;
  const { label = `${year}/${String((year + 1) % 100).padStart(2, '0')}` } = stored;
  const lastYear = Number(label.slice(0, 4)) + 1;
  const id = seasonIdOf(label);
  const planned: SeasonRow = {
    label,
    opens: null,
    ends: `${lastYear}-06-30`,
    plan: { price_base: 7 },
    has_new_end: false,
    planned_by: 'somebody@club.test',
    started_at: null,
    version: 1,
  };
  await seasonDoc(testDb(), id).set({ ...planned, ...stored });
  return id;
}

/** Returns a membership of 2026/27 with the base package and without a club card, which has begun. */
export const buildMembership = (change: Partial<MembershipRow> = {}): MembershipRow => ({
  season: '2026/27',
  pack_type: 'base',
  juventus_card: false,
  since: timestampOf(Date.now()),
  valid_from: null,
  valid_until: null,
  request_number: 'JOFCI-ABCD2345',
  holder: null,
  ended: null,
  end_reason: null,
  ...change,
});
