import {
  askedFieldNames,
  askedIn,
  isOptional,
  memberField,
} from '@fanclub/contract/members/field-sets';
import { otherFields, sampleFields } from '@fanclub/contract/testing/build-registration';
import { describe, expect, test } from 'vitest';
import { buildDraft } from '../testing/build-draft.ts';
import { draftKey, loadDraft, saveDraft } from './draft-store.ts';
import { stepOfPage } from './pages.ts';
import { emptyDraft } from './registration-draft.ts';
import { toRegisterRequest } from './to-register-request.ts';
import { pageOfField, validateDraft, wizardFields } from './validate-draft.ts';

// The fields about a child are only sent with a package for children.
const inEuro = {
  pack_type: 'under_5',
  payment_method: 'euro',
  euro_payment_method: 'paypal',
} as const;
const shown = { total: 5, rial: null };

describe.each(askedFieldNames)('%s, on its way from the form', (name) => {
  const field = memberField(name);
  const filled = buildDraft({ ...inEuro, password: 'Secret#1' });

  test('begins empty, and belongs to a page of its step', () => {
    expect(emptyDraft()[name]).toBe(field.kind === 'flag' ? false : '');
    expect(wizardFields).toContain(name);
    expect(stepOfPage(pageOfField(name))).toBe(field.asked?.step);
  });

  test(`is ${field.secret ? 'not ' : ''}kept with the draft`, () => {
    for (const value of [sampleFields[name], otherFields[name]]) {
      saveDraft({ ...filled, [name]: value });
      const restored = loadDraft();
      expect(restored?.draft[name]).toBe(field.secret ? '' : value);
      if (field.secret) expect(localStorage.getItem(draftKey)).not.toContain(value);
    }
    expect(restoredAmong({ [name]: undefined })).toBe(emptyDraft()[name]);
  });

  /**
   * Applies `change` to the form of the stored draft, as if an earlier version had stored it, and returns the
   * value that the tested field then has when the draft is loaded.
   */
  function restoredAmong(change: object) {
    const stored = JSON.parse(localStorage.getItem(draftKey) ?? '');
    const old = { ...stored, form: { ...stored.form, ...change } };
    localStorage.setItem(draftKey, JSON.stringify(old));
    return loadDraft()?.draft[name];
  }

  test('is sent', () => {
    expect(toRegisterRequest(filled, 'en', shown)[name]).toBe(filled[name]);
  });

  test(`is ${isOptional(name) ? 'not ' : ''}asked for where it is missing`, () => {
    const errors = validateDraft({ ...buildDraft(), [name]: emptyDraft()[name] });
    expect(name in errors).toBe(!isOptional(name) && field.kind !== 'flag');
  });
});

test('each page names its fields in the order of the form', () => {
  const asked = askedIn('membership', 'personal', 'holder', 'residence', 'contact', 'payment');
  expect(wizardFields.filter((name) => asked.some((each) => each === name))).toEqual(asked);
  expect(Object.keys(validateDraft(emptyDraft())).slice(0, 4)).toEqual([
    'pack_type',
    'first_name',
    'last_name',
    'gender',
  ]);
});
