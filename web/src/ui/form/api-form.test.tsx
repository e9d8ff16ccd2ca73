import { login } from '@fanclub/contract/sessions/routes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { renderApp } from '#testing/render-app.tsx';
import { errors as error, common as t } from '#testing/texts.ts';
import { field, fill, press, saidAt } from '#testing/user-events.ts';
import { ApiForm, FormFoot } from './api-form.tsx';
import { FieldText } from './field-text.tsx';
import { FormDialog } from './form-dialog.tsx';

const onDone = vi.fn();
const initialValues = { email: '', password: '' };

const fields = (
  <>
    <FieldText name="email" label="E-mail" help="Your own" autoComplete="off" />
    <FieldText name="password" label="Password" autoComplete="off" />
  </>
);

function Form() {
  return (
    <ApiForm
      mutation={useRouteMutation(login)}
      initialValues={initialValues}
      toInput={(body) => (body.email === 'nobody@example.com' ? null : { body })}
      fallback="login_failed"
      onDone={onDone}
    >
      {fields}
      <FormFoot submit="Send" />
    </ApiForm>
  );
}

function Dialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      onClose={onClose}
      mutation={useRouteMutation(login)}
      initialValues={initialValues}
      toInput={(body) => ({ body })}
      title="Title"
      submit="Send"
      focus="password"
    >
      {fields}
    </FormDialog>
  );
}

const open = (element = <Form />) =>
  renderApp(element, { language: 'en', namespaces: ['common', 'errors'] });

function fillBoth() {
  fill('E-mail', 'sara@example.com');
  fill('Password', 'Bianconeri-1897');
}

const sent = () => fakeServer.callsOf(login).length;

test('an error that the form finds is shown at its field; the first has the focus, nothing is sent', async () => {
  await open();
  fill('E-mail', 'sara@');
  press('Send');
  await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  expect(saidAt(field('E-mail'))).toBe(`Your own ${error('invalid_email')}`);
  expect(saidAt(field('Password'))).toBe(error('password_required'));
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toBe(0);
});

test('an error of the server is shown at its field until the value changes', async () => {
  const errors = { password: 'password_too_weak' } as const;
  fakeServer.answer(login, refusal('validation_error', { errors }));
  await open();
  fillBoth();
  press('Send');
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  expect(saidAt(field('Password'))).toBe(error('password_too_weak'));
  expect(field('Password').value).toBe('Bianconeri-1897');
  expect(screen.queryByRole('alert')).toBeNull();
  fill('E-mail', 'nora@example.com');
  expect(saidAt(field('Password'))).toBe(error('password_too_weak'));
  fill('Password', 'Another-1897');
  await waitFor(() => expect(saidAt(field('Password'))).toBe(''));
});

test('the same values can be sent again', async () => {
  const errors = { email: 'invalid_email' } as const;
  fakeServer.answer(login, refusal('validation_error', { errors }));
  await open();
  fillBoth();
  press('Send');
  await waitFor(() => expect(saidAt(field('E-mail'))).toContain(error('invalid_email')));
  fakeServer.answer(login, buildAuthAnswer());
  press('Send');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(buildAuthAnswer()));
  expect(saidAt(field('E-mail'))).toBe('Your own');
  expect(sent()).toBe(2);
});

test('an error that belongs to no field here is one alert', async () => {
  const errors = { email: 'invalid_email', captcha: 'field_required' } as const;
  fakeServer.answer(login, refusal('validation_error', { errors }));
  await open();
  fillBoth();
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(error('validation_error'));
  expect(saidAt(field('E-mail'))).toContain(error('invalid_email'));
});

test.each([
  [7, '7 seconds'],
  [61, '2 minutes'],
] as const)('an alert says after how long to try again (%d s)', async (retryAfterS, time) => {
  fakeServer.answer(login, refusal('rate_limited', { retryAfterS }));
  await open();
  fillBoth();
  press('Send');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`${error('rate_limited')} ${t('form.retryIn', { time })}`);
});

test('the alert goes with the next attempt', async () => {
  fakeServer.answer(login, noNetwork);
  await open();
  fillBoth();
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe(error('network_error'));
  fakeServer.answer(login, () => new Promise(() => {}));
  press('Send');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('two presses of Enter send once, and the button shows it', async () => {
  fakeServer.answer(login, () => new Promise(() => {}));
  const { container } = await open();
  fillBoth();
  const form = container.querySelector('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('progressbar');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Send/ }).disabled).toBe(true);
  expect(sent()).toBe(1);
});

test('a form with nothing to send is done at once', async () => {
  onDone.mockClear();
  await open();
  fill('E-mail', 'nobody@example.com');
  fill('Password', 'x');
  press('Send');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(null));
  expect(sent()).toBe(0);
});

test('a dialog starts at its field, stays while it is being sent, and can be left afterwards', async () => {
  let answer = (_: ReturnType<typeof refusal>) => {};
  fakeServer.answer(login, () => new Promise((resolve) => (answer = resolve)));
  const onClose = vi.fn();
  await open(<Dialog onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Title' });
  await waitFor(() => expect(document.activeElement).toBe(field('Password')));
  fillBoth();
  press('Send');
  await screen.findByRole('progressbar');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('button', { name: t('actions.cancel') })).toHaveProperty(
    'disabled',
    true,
  );
  expect(onClose).not.toHaveBeenCalled();
  answer(refusal('invalid_credentials'));
  expect((await screen.findByRole('alert')).textContent).toBe(error('invalid_credentials'));
  expect(field('Password').value).toBe('Bianconeri-1897');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a person who is in another field before the dialog is in place stays there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(<Dialog onClose={vi.fn()} />);
  await screen.findByRole('dialog', { name: 'Title' });
  act(() => field('E-mail').focus());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.activeElement).toBe(field('E-mail'));
});
