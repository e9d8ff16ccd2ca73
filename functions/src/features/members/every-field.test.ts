import { pick } from '@fanclub/contract/members/by-name';
import {
  correctableBy,
  isOptional,
  keptFieldNames,
  memberField,
  memberFieldNames,
} from '@fanclub/contract/members/field-sets';
import { exportColumns } from '@fanclub/contract/members/member-file';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { costOf } from '@fanclub/contract/pricing/cost';
import { registerRequestSchema } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import {
  otherFields,
  registrationBody,
  sampleFields,
  without,
} from '@fanclub/contract/testing/build-registration';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { planUpdate } from '#features/admin/plan-update';
import { memberFromRequest } from '#features/submission/member-from-request';
import { fingerprintsOf } from '#features/submission/request-hashes';
import { createKeyedHash } from '#platform/keyed-hash';
import type { MemberDocument } from '#repositories/member';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { searchKey } from '#repositories/search-keys';
import { mergePersonal } from './merge-personal.ts';
import { presentMember } from './present-member.ts';
import { presentMemberForAdmin } from './present-member-for-admin.ts';

const now = new Date('2026-11-20T12:00:00Z');
const settings = parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot);

/** Returns the row that a registration with these fields writes. */
function rowOf(fields: object) {
  const typed = { ...without(registrationBody(), ...keptFieldNames), ...fields };
  const body = registerRequestSchema.validateSync(normaliseMemberInput(typed));
  const cost = costOf(body, priceListOf(settings));
  const decided = { requestNumber: 'JOFCI-ABCDEFGH', settings, cost, promoCode: null, rate: null };
  return memberFromRequest(body, { ...decided, fingerprint: 'f', now });
}

const memberOf = (row: MemberDocument) => ({ id: 'u1', ...row });

describe.each(memberFieldNames)('%s, from a registration on', (name) => {
  const field = memberField(name);
  const member = memberOf(rowOf(sampleFields));
  const answers = {
    profile: new Map<string, unknown>(Object.entries(presentMember(member))),
    admin: new Map<string, unknown>(Object.entries(presentMemberForAdmin(member))),
  };

  it(`is ${field.secret ? 'forgotten' : 'stored and answered as it was given'}`, () => {
    const given = field.secret ? undefined : sampleFields[name];
    expect(new Map<string, unknown>(Object.entries(member)).get(name)).toBe(given);
    expect(answers.profile.get(name)).toBe(given);
    expect(answers.admin.get(name)).toBe(given);
    if (field.secret) expect(JSON.stringify(member)).not.toContain(sampleFields[name]);
  });

  it(`is ${field.exported ? 'a column' : 'no column'} of the export`, () => {
    expect(exportColumns.some((column) => column === name)).toBe(field.exported);
  });

  it(`is ${field.identifies ? 'part' : 'no part'} of the fingerprint`, () => {
    const keyedHash = createKeyedHash('k'.repeat(32));
    const fingerprint = (value: unknown) => {
      const body = { ...sampleFields, [name]: value };
      return fingerprintsOf(keyedHash, body as Parameters<typeof fingerprintsOf>[1])[0];
    };
    expect(fingerprint('another') !== fingerprint(sampleFields[name])).toBe(field.identifies);
  });

  it(`is ${field.searched ? 'found' : 'not looked for'} by the admin search`, () => {
    const keys = rowOf(sampleFields).search_keys;
    const isThere = keys.includes(searchKey(String(sampleFields[name])));
    expect(isThere).toBe(field.searched !== null);
  });

  if (isOptional(name) && !field.secret) {
    it('is null where it was not given', () => {
      const inRial = { ...sampleFields, language: 'fa', payment_method: 'rial' };
      const row = rowOf(without(inRial, name));
      expect(row).toHaveProperty(name, null);
      expect(presentMember(memberOf(row))).toHaveProperty(name, null);
    });
  }
});

describe.each(['rejected', 'admin'] as const)('a correction by: %s', (corrector) => {
  const member = memberOf(rowOf(sampleFields));
  // A payment in rial has no euro service, so the method and the service cannot both be changed here.
  const { payment_method: _, ...others } = { ...otherFields };
  const changes = pick(
    others,
    correctableBy(corrector).filter((name) => name !== 'payment_method'),
  );

  it('reaches the row in every field that may be corrected, and in no other', () => {
    const update =
      corrector === 'admin'
        ? planUpdate(member, changes, { promo: null, relatives: [] }).update
        : mergePersonal(member, changes);
    for (const name of keptFieldNames) {
      const may = name in changes;
      expect({ ...member, ...update }[name], name).toBe((may ? otherFields : sampleFields)[name]);
    }
  });
});

it('a row names a service for euro only, whatever was sent with a payment in rial', () => {
  const inRial = { language: 'fa', payment_method: 'rial', euro_payment_method: 'paypal' };
  const row = rowOf({ ...sampleFields, ...inRial });
  expect(row).toMatchObject({ payment_method: 'rial', euro_payment_method: null });
});

it('a row keeps what was on screen where something else is due', () => {
  const due = rowOf(sampleFields).total_price;
  expect(rowOf({ ...sampleFields, expected_total: due })).toMatchObject({ told_total: null });
  expect(rowOf({ ...sampleFields, expected_total: 1 })).toMatchObject({ told_total: 1 });
});
