import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { i18n, loadNamespaces } from '#i18n/i18n.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import type { Bulk, BulkNotice } from './bulk/use-bulk.ts';
import type { Review } from './decide/use-review.ts';
import { useUndoables } from './use-undoables.ts';

type One = Review['notices'][number];

const one: One = { member: buildAdminMember({ id: 'u1' }), kind: 'approve', untilMs: 1000 };
const many: BulkNotice = {
  decision: 'reject',
  applications: [{ id: 'u2' }, { id: 'u3' }],
  untilMs: 2000,
  kept: null,
  error: null,
};
const failed = new Error('too late');

async function undoablesOf(single: One[], bulk: BulkNotice[]) {
  await loadNamespaces(['review']);
  const calls = { undo: vi.fn(), dropNotice: vi.fn() };
  const review = { notices: single, ...calls } as Partial<Review> as Review;
  const ofMany = { notices: bulk, ...calls } as Partial<Bulk> as Bulk;
  return { ...calls, shown: renderHook(() => useUndoables(review, ofMany)).result.current };
}

it('bulk decisions can be undone before single ones', async () => {
  const { shown, undo, dropNotice } = await undoablesOf([one], [many]);
  expect(shown.map(({ id, untilMs, error }) => ({ id, untilMs, error }))).toEqual([
    { id: 'reject-2000', untilMs: 2000, error: null },
    { id: 'u1-1000', untilMs: 1000, error: null },
  ]);
  const t = i18n.getFixedT(null, 'review');
  expect(shown[0]?.text).toBe(t('bulk.reject.done', { count: 2 }));
  for (const each of shown) {
    each.undo?.();
    each.expire();
  }
  expect(undo.mock.calls).toEqual([[many], [one]]);
  expect(dropNotice.mock.calls).toEqual([[many], [one]]);
});

it('an undo that has failed is not offered again', async () => {
  const { shown } = await undoablesOf([{ ...one, error: failed }], [{ ...many, error: failed }]);
  expect(shown.map(({ undo, error }) => ({ undo, error }))).toEqual([
    { undo: null, error: failed },
    { undo: null, error: failed },
  ]);
});

it('an undo that has left some decisions as they were is not offered again', async () => {
  const { shown } = await undoablesOf([], [{ ...many, kept: 1 }]);
  expect(shown[0]?.undo).toBeNull();
  const none = await undoablesOf([], [{ ...many, kept: 0 }]);
  expect(none.shown[0]?.undo).toBeNull();
  expect(shown[0]?.text).not.toBe(none.shown[0]?.text);
});
