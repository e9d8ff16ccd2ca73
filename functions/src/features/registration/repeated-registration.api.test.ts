import { register } from '@fanclub/contract/registration/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import { buildRegistration, uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { describe, expect, it } from 'vitest';

describe('a registration that is sent again', () => {
  it('answers a repeat with the same key alike, and refuses another body under it', async () => {
    const body = await buildRegistration({ password: 'Secret#1' });
    const headers = { 'idempotency-key': uniqueEmail('key') };
    const first = await call(register, { body, headers });
    const repeat = await call(register, { body, headers });
    expect(repeat.status).toBe(201);
    expect(repeat.body.request_number).toBe(first.body.request_number);
    expect(repeat.body.user_id).toBe(first.body.user_id);
    const other = await call(register, { body: { ...body, last_name: 'Bianchi' }, headers });
    expect(other.status).toBe(409);
    expect(other.body.detail).toBe('Registration already submitted');
  });

  it('opens no session by a repeat once the sessions were ended', async () => {
    const body = await buildRegistration();
    const headers = { 'idempotency-key': uniqueEmail('key') };
    const first = await call(register, { body, headers });
    await call(logoutEverywhere, { token: first.body.access_token });
    const repeat = await call(register, { body, headers });
    expect([repeat.status, repeat.body.code]).toEqual([409, 'registration_already_submitted']);
  });
});
