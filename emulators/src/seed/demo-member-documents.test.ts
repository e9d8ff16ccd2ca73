import { createKeyedHash } from '@fanclub/functions/platform/keyed-hash';
import { parseRegistrationSettings } from '@fanclub/functions/repositories/registration-settings';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { demoDecision, demoMemberDocument } from './demo-member-documents.ts';
import { demoPeople } from './demo-people.ts';
import { demoAccount } from './seed-members.ts';

it('the approved members of the demo have proved their addresses, also at Firebase, the others have not', () => {
  const settings = parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot);
  const keyedHash = createKeyedHash('a key for tests only');
  for (const person of demoPeople) {
    const images = { receipt: 'receipt', passport: 'passport' };
    const member = demoMemberDocument(person, images, settings, keyedHash, Date.now());
    const decision = demoDecision({ id: person.uid, ...member }, person, 1);
    const row = { ...member, ...decision?.update };
    expect([row.is_paid, row.memberships.length > 0, row.member_number !== null]).toEqual(
      Array(3).fill(row.is_approved),
    );
    expect(Boolean(row.email_confirmed_at), row.email).toBe(row.is_approved);
    expect(demoAccount(person).emailVerified, row.email).toBe(row.is_approved);
  }
});
