import { describe, expect, it } from 'vitest';
import type { Caller } from '#pipeline/caller';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication } from '../../../test/build-money.ts';
import { openMemory, putMember } from '../../../test/memory-database.ts';
import { presentFamily } from './present-family.ts';
import { presentProfile } from './present-profile.ts';

const at = timestampOf(0);
const build = (id: string, changes: Partial<Member> = {}) =>
  buildApplication({ id, request_number: id, first_name: id, created_at: at, ...changes });

const guardian = build('guardian', { has_family: true });
const dana = build('dana', { guardian_id: 'guardian' });
const nima = build('nima', { guardian_id: 'guardian' });

const { db, rows } = openMemory();
for (const member of [guardian, dana, nima]) putMember(rows, member);

describe('a profile', () => {
  const caller = (kind: Caller['kind']) => ({ kind }) as Caller;

  it('says who looks at it and which documents were agreed to', async () => {
    const versions = { terms: '2', privacy: '3' };
    const agreed = build('sara', { legal_record: { versions } as Member['legal_record'] });
    expect(await presentProfile({ db }, agreed, caller('member'))).toMatchObject({
      id: 'sara',
      is_admin: false,
      agreed_versions: versions,
      family: [],
    });
    const owed = build('sara', { legal_record: null });
    expect(await presentProfile({ db }, owed, caller('admin'))).toMatchObject({
      is_admin: true,
      agreed_versions: { terms: null, privacy: null },
    });
  });

  it('the profile of a guardian has the dependants', async () => {
    const { family } = await presentProfile({ db }, guardian, caller('member'));
    expect(family.map(({ id }) => id)).toEqual(['dana', 'nima']);
  });
});

describe('a family', () => {
  const present = async (member: Member) => {
    const { guardian: of, family } = await presentFamily(db, member);
    return [of?.id ?? null, family.map(({ id }) => id)];
  };

  it('is the guardian with the other dependants', async () => {
    expect(await present(dana)).toEqual(['guardian', ['nima']]);
    expect(await present(guardian)).toEqual([null, ['dana', 'nima']]);
    expect(await present(build('alone'))).toEqual([null, []]);
  });
});
