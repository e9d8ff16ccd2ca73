import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, networkError } from '#api/api-error.ts';
import { type RegisterAnswer, register } from '../api/register.ts';
import { toRegisterRequest } from '../draft/to-register-request.ts';
import { buildDraft } from '../testing/build-draft.ts';
import { submitRegistration } from './submit-registration.ts';

vi.mock('../api/register.ts', () => ({ register: vi.fn() }));

const server = vi.mocked(register);
const answer = { request_number: 'JOFCI-7KQ2M9XD' } as RegisterAnswer;
const body = toRegisterRequest(buildDraft(), 'fa', { total: 5, rial: null });
const lost = new ApiError({
  status: 400,
  code: 'validation_error',
  message: '',
  errors: { receiptUrl: 'upload_not_found' },
});
const busy = new ApiError({
  status: 409,
  code: 'registration_in_progress',
  message: '',
  retryAfterS: 2,
});

function options() {
  return {
    body,
    idempotencyKey: 'key-1',
    onWait: vi.fn(),
    renewUploads: vi.fn().mockResolvedValue({ ...body, receiptUrl: '/api/files/new' }),
  };
}

beforeEach(() => {
  server.mockReset();
});

describe('sending a registration', () => {
  test('waits while an earlier try is still running, then asks again with the same key', async () => {
    vi.useFakeTimers();
    server.mockRejectedValueOnce(busy).mockResolvedValueOnce(answer);
    const given = options();
    const sent = submitRegistration(given);
    await vi.advanceTimersByTimeAsync(1999);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toBe(answer);
    expect(server).toHaveBeenLastCalledWith(body, 'key-1');
    expect(given.onWait).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('sends a lost upload again and goes on with its new address', async () => {
    server.mockRejectedValueOnce(lost).mockResolvedValueOnce(answer);
    const given = options();
    await expect(submitRegistration(given)).resolves.toBe(answer);
    expect(given.renewUploads).toHaveBeenCalledWith(['receiptUrl']);
    expect(server).toHaveBeenLastCalledWith({ ...body, receiptUrl: '/api/files/new' }, 'key-1');
  });

  test('gives up on an upload that is lost twice', async () => {
    server.mockRejectedValue(lost);
    await expect(submitRegistration(options())).rejects.toBe(lost);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('leaves any other failure to the person', async () => {
    server.mockRejectedValue(networkError());
    await expect(submitRegistration(options())).rejects.toMatchObject({ code: 'network_error' });
    expect(server).toHaveBeenCalledTimes(1);
  });
});
