import { expect, it } from 'vitest';
import { memberOfBefore } from '../testing/open-renewal.ts';
import { knownDraft } from './renewal-draft.ts';
import { renewalRules } from './renewal-rules.ts';

it('a stored name that is older than the rule of names stops no renewal until it is changed', () => {
  const member = memberOfBefore({ first_name: 'Sara..' });
  const errors = renewalRules(member).ownErrors;
  expect(errors?.(knownDraft(member))).toEqual({});
  expect(errors?.({ ...knownDraft(member), first_name: 'Call..' })).toEqual({
    first_name: 'invalid_name',
  });
});
