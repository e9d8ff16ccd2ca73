import { expect, test, vi } from 'vitest';
import { buildDraft } from '../testing/build-draft.ts';
import { discardDraft, draftKey, loadDraft, saveDraft } from './draft-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('the draft comes back as it was, without the password', () => {
  const draft = buildDraft({ password: 'secret-1', promo: null });
  saveDraft(draft);
  expect(localStorage.getItem(draftKey)).not.toContain('secret-1');
  expect(loadDraft()).toMatchObject({ draft: { ...draft, password: '' }, hadPassword: true });
});

test('the draft is stored as the form holds it', () => {
  saveDraft(buildDraft({ payment_method: 'euro', euro_payment_method: 'paypal' }));
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '')).toMatchObject({
    form: {
      first_name: 'Sara',
      juventus_card: false,
      payment_method: 'euro',
      euro_payment_method: 'paypal',
      paid_confirm: true,
    },
  });
});

test('the draft keeps its idempotency key over saves', () => {
  const draft = buildDraft();
  saveDraft(draft);
  saveDraft({ ...draft, first_name: 'Nora' });
  expect(loadDraft()?.draft.idempotencyKey).toBe(draft.idempotencyKey);
});

test('the draft ends after seven days', () => {
  const now = Date.now();
  saveDraft(buildDraft(), { now });
  expect(loadDraft(now + 7 * dayMs)).not.toBeNull();
  expect(loadDraft(now + 7 * dayMs + 1)).toBeNull();
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test.each([
  ['not JSON', '{"form":'],
  ['another shape', '{"form":null}'],
  ['nothing at all', 'null'],
  ['a package that is not sold', '{"form":{"pack_type":"gold"},"idempotencyKey":"k","savedAt":1}'],
])('the draft is discarded when it is %s', (_, json) => {
  localStorage.setItem(draftKey, json);
  expect(loadDraft()).toBeNull();
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('fields of a later version are left out', () => {
  saveDraft(buildDraft());
  const stored = JSON.parse(localStorage.getItem(draftKey) ?? '');
  localStorage.setItem(
    draftKey,
    JSON.stringify({ ...stored, form: { ...stored.form, not_a_field: 'S' } }),
  );
  expect(loadDraft()?.draft).not.toHaveProperty('not_a_field');
});

test('two tabs: the last one to write wins', () => {
  saveDraft(buildDraft({ first_name: 'Sara' }));
  saveDraft(buildDraft({ first_name: 'Nora' }));
  expect(loadDraft()?.draft.first_name).toBe('Nora');
});

test('a full disk stops nobody', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft(buildDraft())).not.toThrow();
});

test('the draft is gone once discarded', () => {
  saveDraft(buildDraft());
  discardDraft();
  expect(loadDraft()).toBeNull();
});
