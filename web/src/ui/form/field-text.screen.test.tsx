import { memberFields } from '@fanclub/contract/members/member-fields';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { languageCodes } from '@fanclub/contract/text/languages';
import { strictObject } from '@fanclub/contract/validation/yup';
import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { field, fill, press } from '#testing/user-events.ts';
import { FieldText } from './field-text.tsx';
import { validateWith } from './validate-with.ts';

const schema = strictObject({
  email: memberFields.email.rule,
  first_name: memberFields.first_name.rule,
  address_of_residency: memberFields.address_of_residency.rule,
});

const open = (language: (typeof languageCodes)[number]) =>
  renderApp(
    <Formik
      initialValues={{ email: '', first_name: '', address_of_residency: '' }}
      validate={validateWith(schema, normaliseMemberInput)}
      onSubmit={() => undefined}
    >
      <div>
        <FieldText name="email" type="email" autoComplete="email" label="Mail" />
        <FieldText name="first_name" autoComplete="off" label="Name" />
        <FieldText name="address_of_residency" autoComplete="off" label="Address" />
      </div>
    </Formik>,
    { language, namespaces: ['errors'] },
  );

function enter(label: string, text: string) {
  act(() => field(label).focus());
  fill(label, text);
  act(() => field(label).blur());
}

test('a mistyped mailbox is asked about once the field was left, and one press takes the right one', async () => {
  await open('en');
  enter('Mail', 'sara@gamil.con');
  await screen.findByText(/Did you mean .*sara@gmail\.com.*\?/);
  press(/Did you mean/);
  await waitFor(() => expect(field('Mail').value).toBe('sara@gmail.com'));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  enter('Mail', 'sara@yahoo.co.uk');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test.each([
  ['fa', '«2» را اینجا نمی‌شود نوشت', '«😀» را اینجا نمی‌شود نوشت'],
  ['en', '“2” can’t be used here', '“😀” can’t be used here'],
  ['it', '«2» qui non è ammesso', '«😀» qui non è ammesso'],
] as const)(
  'a refusal in %s names the character and keeps what was typed',
  async (language, ofName, ofAddress) => {
    await open(language);
    enter('Name', 'Sara2');
    await screen.findByText(new RegExp(ofName));
    expect(field('Name').value).toBe('Sara2');
    enter('Address', 'Via Roma ½ | 5 😀');
    await screen.findByText(new RegExp(ofAddress));
    enter('Address', 'Via Roma ½ | 5');
    await waitFor(() => expect(screen.queryByText(new RegExp(ofAddress))).toBeNull());
  },
);
