import { api } from '@fanclub/contract/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { toRegisterRequest } from '../../draft/to-register-request.ts';
import { buildDraft } from '../../testing/build-draft.ts';
import { registered } from '../../testing/registered-answer.ts';
import { register } from '../../wizard/use-registering.ts';
import { submitRegistration } from './submit-registration.ts';

const body = toRegisterRequest(buildDraft(), 'fa', { total: 5, rial: null });
const newUrl = `/api/files/${'n'.repeat(32)}`;
const lost = refusal('validation_error', { errors: { receiptUrl: 'upload_not_found' } });
const busy = refusal('registration_in_progress', { retryAfterS: 2 });

function options() {
  return {
    body,
    send: (sent: typeof body) => register(sent, 'key-of-the-form'),
    onWait: vi.fn(),
    renewUploads: vi.fn().mockResolvedValue({ ...body, receiptUrl: newUrl }),
  };
}

const tries = () => fakeServer.callsOf(api.register);

/** Makes the server fail once and then accept the registration. */
function failOnce(failure: ReturnType<typeof refusal>) {
  fakeServer.answer(api.register, () => (tries().length === 1 ? failure : registered));
}

beforeEach(() => fakeServer.answer(api.register, registered));

test('a registration waits while an earlier try is still running, then asks again with the same key', async () => {
  vi.useFakeTimers();
  failOnce(busy);
  const given = options();
  const sent = submitRegistration(given);
  await vi.advanceTimersByTimeAsync(1999);
  expect(tries()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(sent).resolves.toEqual(registered);
  const keys = tries().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual(['key-of-the-form', 'key-of-the-form']);
  expect(tries()[1]?.body).toEqual(tries()[0]?.body);
  expect(given.onWait).toHaveBeenCalledOnce();
});

test('a registration sends a lost upload again and goes on with its new address', async () => {
  failOnce(lost);
  const given = options();
  await expect(submitRegistration(given)).resolves.toEqual(registered);
  expect(given.renewUploads).toHaveBeenCalledWith(['receiptUrl']);
  expect(tries()[1]?.body).toEqual({ ...tries()[0]?.body, receiptUrl: newUrl });
});

test('a registration gives up on an upload that is lost twice', async () => {
  fakeServer.answer(api.register, lost);
  await expect(submitRegistration(options())).rejects.toMatchObject({
    errors: { receiptUrl: 'upload_not_found' },
  });
  expect(tries()).toHaveLength(2);
});

test('a registration leaves any other failure to the person', async () => {
  fakeServer.answer(api.register, noNetwork);
  await expect(submitRegistration(options())).rejects.toMatchObject({ code: 'network_error' });
  expect(tries()).toHaveLength(1);
});
