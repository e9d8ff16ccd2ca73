import { changeClub, putFactsBack } from '@fanclub/contract/testing/change-club';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Formik, useFormikContext } from 'formik';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { member } from '#testing/texts.ts';
import { field, fill, saidAt } from '#testing/user-events.ts';
import { DateField } from './date-field.tsx';

afterEach(putFactsBack);

function Held() {
  const { values, resetForm } = useFormikContext<{ born: string }>();
  return (
    <>
      <output aria-label="held">{values.born}</output>
      <button type="button" onClick={() => resetForm({ values: { born: '' } })}>
        Clear
      </button>
      <button type="button">Elsewhere</button>
    </>
  );
}

const open = (language: LanguageCode, born = '') =>
  renderApp(
    <Formik
      initialValues={{ born }}
      validate={({ born }) =>
        /^(19|20)\d\d-\d\d-\d\d$/.test(born) ? {} : { born: 'invalid_date' }
      }
      onSubmit={() => undefined}
    >
      <Form>
        <DateField name="born" label="Born" autofills />
        <Held />
      </Form>
    </Formik>,
    { language, namespaces: ['member', 'errors'] },
  );

const held = () => screen.getByLabelText('held').textContent;
const part = (name: 'day' | 'month' | 'year') => field(member(`date.${name}`));
const write = (name: 'day' | 'month' | 'year', text: string) => fill(member(`date.${name}`), text);
const calendar = (name: 'persian' | 'gregorian') =>
  screen.getByRole<HTMLInputElement>('radio', { name: member(`date.${name}`) });

test('a Persian date is told in both calendars, and held in ours', async () => {
  await open('fa');
  expect(calendar('persian').checked).toBe(true);
  write('day', '۱۲');
  write('month', '3');
  expect(screen.queryByText(/=/)).toBeNull();
  write('year', '۱۳۷۰');
  expect(screen.getByText('۱۲ خرداد ۱۳۷۰ = ۲ ژوئن ۱۹۹۱')).toBeTruthy();
  expect(held()).toBe('1991-06-02');
  expect(part('month').value).toBe('۳');
});

test('the switch turns the figures and leaves the day', async () => {
  await open('fa', '1991-06-02');
  expect([part('day').value, part('month').value, part('year').value]).toEqual(['۱۲', '۳', '۱۳۷۰']);
  fireEvent.click(calendar('gregorian'));
  expect([part('day').value, part('month').value, part('year').value]).toEqual(['۲', '۶', '۱۹۹۱']);
  expect(held()).toBe('1991-06-02');
});

test('nothing is said of a date until it is left, and then at each of its fields', async () => {
  await open('en');
  act(() => part('day').focus());
  write('day', '31');
  act(() => part('month').focus());
  write('month', '2');
  act(() => part('year').focus());
  expect(saidAt(part('year'))).toBe('');
  write('year', '1991');
  act(() => screen.getByText('Elsewhere').focus());
  await waitFor(() => expect(saidAt(part('day'))).toContain('This date is not right'));
  for (const name of ['day', 'month', 'year'] as const) {
    expect(part(name).getAttribute('aria-invalid')).toBe('true');
    expect(saidAt(part(name))).toContain('This date is not right');
  }
  write('day', '28');
  await waitFor(() => expect(part('day').getAttribute('aria-invalid')).toBe('false'));
  expect(saidAt(part('day'))).toContain('28 February 1991 = ');
});

test('a date field is cleared with its form', async () => {
  await open('fa', '1991-06-02');
  fireEvent.click(screen.getByText('Clear'));
  await waitFor(() => expect(part('year').value).toBe(''));
  expect(held()).toBe('');
});

test('browsers fill it in by its parts, and links to the field arrive in the first', async () => {
  await open('en');
  const tokens = (['day', 'month', 'year'] as const).map((name) => part(name).autocomplete);
  expect(tokens).toEqual(['bday-day', 'bday-month', 'bday-year']);
  expect(document.querySelector('[name="born"]')).toBe(part('day'));
  expect(screen.getByRole('group', { name: 'Born' })).toBeTruthy();
});

/** Enters one character after the other, each in the element that has the focus then. */
function typeKeys(keys: string) {
  for (const key of keys) {
    const target = document.activeElement as HTMLInputElement;
    fireEvent.change(target, { target: { value: target.value + key } });
  }
}

test.each(['۰۲۰۳۱۹۹۰', '0231990', '2/3/1990', '1990-03-02', '1990/3/2'])(
  'a person who types %s need not go from field to field',
  async (keys) => {
    await open('en');
    act(() => part('day').focus());
    typeKeys(keys);
    expect(held()).toBe('1990-03-02');
  },
);

test('a part that may take another digit waits for it; whoever corrects a date stays in place', async () => {
  await open('en');
  act(() => part('day').focus());
  typeKeys('2');
  expect(document.activeElement).toBe(part('day'));
  typeKeys('3');
  expect(document.activeElement).toBe(part('month'));
  typeKeys('5');
  expect(document.activeElement).toBe(part('year'));
  typeKeys('1990');
  act(() => part('day').focus());
  write('day', '1');
  typeKeys('7');
  expect(document.activeElement).toBe(part('day'));
  expect(held()).toBe('1990-05-17');
});

test('the backspace of an empty part goes back to the one before', async () => {
  await open('en');
  act(() => part('day').focus());
  typeKeys('175');
  expect(document.activeElement).toBe(part('year'));
  fireEvent.keyDown(part('year'), { key: 'Backspace' });
  expect(document.activeElement).toBe(part('month'));
  fireEvent.keyDown(part('month'), { key: 'Backspace' });
  expect(document.activeElement).toBe(part('month'));
});

test('a club without readers of Persian has one calendar, and no year of another', async () => {
  changeClub({ languages: ['it', 'en'] });
  await open('en', '1991-06-02');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('2 June 1991')).toBeTruthy();
  write('year', '1370');
  expect(held()).toBe('1370-06-02');
});
