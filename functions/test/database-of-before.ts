import { readFileSync } from 'node:fs';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/**
 * Reads the members of the demo data of 22 November 2026, by uid. At that time there were no seasons and payments;
 * a club's oldest rows look like these.
 */
export function membersOfBefore(): Record<string, DocumentData> {
  const file = new URL('./database-of-2026-11-22.json', import.meta.url);
  const { members } = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value?.$time === 'string' ? Timestamp.fromDate(new Date(value.$time)) : value,
  );
  return members;
}

/**
 * Returns the rows of the demo database of 22 November 2026 by path: the members and the rows that depend on them. At
 * that time receipts were compared by picture, so each upload of a receipt has `twins` and `marks`, and a row in
 * `receipt_prints`.
 */
export function databaseOfBefore(): Record<string, DocumentData> {
  const rows: Record<string, DocumentData> = {
    'settings/registration': {
      season: '2026/27',
      prices: { international: 20, base: 5, under_14: 14, under_5: 5 },
      clubCardPrice: 10,
      shippingPrice: 5,
      deadline: '2099-12-31T23:59:59',
      // 0 turns retention off, because the dates of these rows are old.
      retentionDays: { passport: 0, receipt: 0, rejected: 0 },
    },
    'promo_codes/HALFSHIP': {
      discountType: 'percentage',
      discountRate: 50,
      maxUses: 1000,
      usedCount: 3,
      expiresAt: Timestamp.fromDate(new Date('2099-12-31T00:00:00Z')),
    },
    'admins/owner@fanclub.test': { role: 'owner' },
    'receipt_layouts/bank': { packed: Buffer.from('layout'), used: 3 },
  };
  for (const [uid, member] of Object.entries(membersOfBefore())) {
    const { request_number, created_at } = member;
    rows[`members/${uid}`] = member;
    rows[`member_emails/hash-of-${uid}`] = { uid, created_at };
    rows[`request_numbers/${request_number}`] = { uid };
    for (const file_type of ['receipt', 'passport'] as const) {
      const id = member[`${file_type}_upload`];
      if (!id) continue;
      rows[`uploads/${id}`] = {
        file_type,
        state: 'stored',
        object_path: `uploads/${id}`,
        content_type: 'image/jpeg',
        size: 20_480,
        sha256: id,
        claimed_by: uid,
        request_number,
        created_at,
        ...(file_type === 'receipt' && { twins: 'done', marks: ['1:ab', '2:cd'] }),
        expires_at: null,
      };
      if (file_type === 'receipt') rows[`receipt_prints/${id}`] = { packed: Buffer.from('print') };
    }
  }
  return rows;
}
