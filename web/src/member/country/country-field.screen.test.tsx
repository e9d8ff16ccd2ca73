import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { field, fill, press } from '#testing/user-events.ts';
import { CountryField } from './country-field.tsx';

function Chosen() {
  return (
    <output aria-label="chosen">{useFormikContext<{ country: string }>().values.country}</output>
  );
}

const open = (country = '', proposed?: string) =>
  renderApp(
    <Formik initialValues={{ country }} onSubmit={() => undefined}>
      <div>
        <CountryField name="country" label="Country" autoComplete="off" proposed={proposed} />
        <Chosen />
      </div>
    </Formik>,
    { language: 'en', namespaces: ['member', 'errors'] },
  );

const chosen = () => screen.getByLabelText('chosen').textContent;
/** Focuses the field and enters a text. */
function type(text: string) {
  act(() => field('Country').focus());
  fill('Country', text);
}

const leave = () => act(() => field('Country').blur());
const pressEnter = () => fireEvent.keyDown(field('Country'), { key: 'Enter' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

test('the beginning of a name, left as it is, chooses nothing', async () => {
  await open();
  for (const typed of ['UK', 'U', 'Ger', 'Ukr']) {
    type(typed);
    leave();
    await waitFor(() => expect(field('Country').value).toBe(''));
    expect(chosen()).toBe('');
  }
});

test('a usual name of a country finds it, on top, and Enter takes it', async () => {
  await open();
  type('UK');
  expect(names()[0]).toBe('United Kingdom');
  expect(names()).toContain('Ukraine');
  pressEnter();
  await waitFor(() => expect(chosen()).toBe('GB'));
  expect(field('Country').value).toBe('United Kingdom');
});

test('the list opens with the countries where most live, and Enter alone takes none of them', async () => {
  await open();
  act(() => field('Country').focus());
  fireEvent.mouseDown(field('Country'));
  expect(names().slice(0, 3)).toEqual(['Iran', 'Germany', 'Canada']);
  pressEnter();
  expect(chosen()).toBe('');
});

test('a name written out in full is taken, in whatever language, and one that stands there stays', async () => {
  await open('IR');
  act(() => field('Country').focus());
  leave();
  expect(chosen()).toBe('IR');
  type('Inghilterra');
  leave();
  await waitFor(() => expect(chosen()).toBe('GB'));
  type('xyzzy');
  expect(screen.getByText(/No country/)).toBeTruthy();
  leave();
  await waitFor(() => expect(field('Country').value).toBe('United Kingdom'));
  expect(chosen()).toBe('GB');
});

test('the most frequent country is proposed, taken with one tap, and never preset', async () => {
  await open('', 'IR');
  expect(chosen()).toBe('');
  press('Choose Iran');
  await waitFor(() => expect(chosen()).toBe('IR'));
  expect(field('Country').value).toBe('Iran');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose Iran' })).toBeNull();
});

test('a proposal leaves as soon as something else is typed', async () => {
  await open('', 'IR');
  type('Ger');
  expect(screen.queryByRole('button', { name: 'Choose Iran' })).toBeNull();
});
