import {
  askedIn,
  isOptional,
  type KeptFieldName,
  keptFieldNames,
  memberField,
  memberFieldNames,
} from '@fanclub/contract/members/field-sets';
import { otherFields, sampleFields } from '@fanclub/contract/testing/build-registration';
import { cleanup } from '@testing-library/react';
import { Formik } from 'formik';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { FactList } from './fact-list.tsx';
import { changesOf, correctionsOf, valuesOf } from './form-values.ts';
import { texts } from './locales/fa.ts';
import { type FactSource, useMemberFacts } from './member-facts.tsx';
import MemberFields from './member-fields.tsx';

const parts = ['personal', 'holder', 'residence', 'contact', 'membership', 'payment'] as const;

function Facts({ source }: { source: FactSource }) {
  return <FactList facts={useMemberFacts()(source, ...parts)} />;
}

async function factsOf(source: FactSource) {
  const { container } = await renderApp(<Facts source={source} />, { namespaces: ['member'] });
  const text = container.textContent ?? '';
  cleanup();
  return text;
}

describe.each(memberFieldNames)('%s', (name) => {
  const { asked, secret, kind } = memberField(name);

  test(`is ${asked && !secret ? 'a fact' : 'no fact'} of a member`, async () => {
    const facts = await factsOf(sampleFields);
    const others = await factsOf({ ...sampleFields, [name]: otherFields[name] });
    expect(others !== facts).toBe(asked !== null && !secret);
    if (kind === 'text' && asked && !secret) expect(facts).toContain(sampleFields[name]);
    if (secret) expect(facts).not.toContain(sampleFields[name]);
  });

  test('has a control of its name, a label, and a mark where it is optional', async () => {
    const { container } = await renderApp(
      <Formik initialValues={sampleFields} onSubmit={() => undefined}>
        <MemberFields names={[name]} />
      </Formik>,
      { namespaces: ['member', 'errors'] },
    );
    const control = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(control?.labels?.[0]?.textContent).toBeTruthy();
    if (kind !== 'flag') {
      const group = control?.closest('[role="radiogroup"]') ?? control;
      expect(group?.getAttribute('aria-required')).toBe(String(!isOptional(name)));
    }
    const values = [
      ...container.querySelectorAll<HTMLOptionElement | HTMLInputElement>('option, [type=radio]'),
    ].map((option) => option.value);
    if (kind === 'choice') expect(values).toContain(sampleFields[name]);
  });
});

describe.each(keptFieldNames)('a form that corrects %s', (name: KeptFieldName) => {
  const names = [name];
  const before = correctionsOf(valuesOf(sampleFields, names), names);

  test('changes nothing by itself', () => {
    expect(before).toEqual({ [name]: sampleFields[name] });
    expect(changesOf(before, before, names)).toEqual({});
  });

  test('gives what was changed', () => {
    const after = correctionsOf(valuesOf(otherFields, names), names);
    expect(changesOf(before, after, names)).toEqual({ [name]: otherFields[name] });
  });

  test(`${isOptional(name) ? 'can' : 'cannot'} empty it`, () => {
    const emptied = correctionsOf({ ...valuesOf(sampleFields, names), [name]: '' }, names);
    expect(emptied[name]).toBe(isOptional(name) ? null : '');
    const absent = { ...sampleFields, [name]: null };
    expect(valuesOf(absent, names)).toEqual({ [name]: '' });
  });
});

test('corrections come in the form that the server keeps', () => {
  const names = ['first_name', 'postal_code', 'country_of_residency'] as const;
  const typed = { first_name: ' Sara ', postal_code: '۱۲۳۴۵-۶۷۸۹۱', country_of_residency: 'IR' };
  expect(correctionsOf(typed, names)).toEqual({
    first_name: 'Sara',
    postal_code: '1234567891',
    country_of_residency: 'IR',
  });
});

test('a child is named where the package is for one, unless a guardian registered the child, and where one was named', async () => {
  const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi' };
  expect(await factsOf({ ...sampleFields, ...child, pack_type: 'base' })).toContain('Dana Karimi');
  const none = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const label = texts.fields.holder_birth_date;
  const childs = { ...sampleFields, ...none, pack_type: 'under_5' } as const;
  expect(await factsOf(childs)).toContain(label);
  expect(await factsOf({ ...childs, guardian_id: 'guardian' })).not.toContain(label);
  expect(await factsOf({ ...sampleFields, ...none, pack_type: 'base' })).not.toContain(label);
});

test('an unknown value is shown as a dash', async () => {
  const { container } = await renderApp(<Facts source={{}} />, { namespaces: ['member'] });
  const shown = [...container.querySelectorAll('dd')].map((value) => value.textContent);
  expect(shown.filter((value) => value === '—').length).toBeGreaterThan(5);
  // Eight fields are no facts here: the last name and the payment service belong to another fact, the password
  // is never shown, and the two fields of a transfer and the three of a child are empty.
  expect(askedIn(...parts).length - shown.length).toBe(8);
});
