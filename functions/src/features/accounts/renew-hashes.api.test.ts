import { randomUUID } from 'node:crypto';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { expect, it, vi } from 'vitest';
import { register } from '#features/registration/register';
import { serverContext } from '#platform/context';
import { createKeyedHash, type Purpose } from '#platform/keyed-hash';
import { log } from '#platform/log';
import { auditPage, writeAudit } from '#repositories/audit';
import { findUidByEmail } from '#repositories/member-emails';
import { renewAllHashes, renewHashes } from './renew-hashes.ts';

const oldKey = process.env.HASH_KEY ?? '';
const newKey = `another-key-${randomUUID()}`;
const under = (keys: string) => ({ ...serverContext(), keyedHash: createKeyedHash(keys) });

/**
 * Returns a context whose hashes fail for the value `broken`. The running server's key is the first key, so that no
 * row of another test changes.
 */
function contextFailingAt(broken: string) {
  const { keyedHash, ...context } = under(`${oldKey},${newKey}`);
  const all = (kind: Purpose, value: string) => {
    if (value === broken) throw new Error('not today');
    return keyedHash.all(kind, value);
  };
  return { ...context, keyedHash: Object.assign(keyedHash.bind(null), { all }) };
}

const page = { size: 10, cursor: undefined };

/** Stores a member and an audit row, both hashed under the old key. */
async function memberOfOldKey(idempotencyKey?: string) {
  const body = await buildRegistration();
  const { member } = await register(under(oldKey), body, idempotencyKey);
  const entry = { adminEmail: null, action: 'update', memberId: member.id } as const;
  await writeAudit(under(oldKey), entry, new Date());
  return { id: member.id, email: member.email, body };
}

it('a member of the old key is still found, and nobody registers with the e-mail again', async () => {
  const { id, email, body } = await memberOfOldKey();
  const context = under(`${newKey},${oldKey}`);
  expect(await findUidByEmail(context, email)).toBe(id);
  expect((await auditPage(context, id, page)).rows).not.toHaveLength(0);
  await expect(register(context, body, undefined)).rejects.toMatchObject({
    code: 'user_already_exists',
  });
});

it('the same Idempotency-Key of the old key is the same registration', async () => {
  const key = randomUUID();
  const { id, body } = await memberOfOldKey(key);
  const repeated = await register(under(`${newKey},${oldKey}`), body, key);
  expect(repeated.member.id).toBe(id);
});

it('afterwards the new key alone finds all, and a second time there is nothing to do', async () => {
  const { id, email } = await memberOfOldKey();
  const context = under(`${newKey},${oldKey}`);
  expect(await renewHashes(context, { id, email })).toBeGreaterThanOrEqual(2);
  expect(await renewHashes(context, { id, email })).toBe(0);
  expect(await findUidByEmail(under(newKey), email)).toBe(id);
  expect(await findUidByEmail(under(oldKey), email)).toBeNull();
  expect((await auditPage(under(newKey), id, page)).rows).not.toHaveLength(0);
  // This call writes the rows under the old key again, which is the only key of the running server.
  await renewHashes(under(`${oldKey},${newKey}`), { id, email });
  expect(await findUidByEmail(under(oldKey), email)).toBe(id);
});

it('one member whose rows cannot be renewed keeps nobody else from it, nor the night', async () => {
  const [broken, other] = await Promise.all(
    ['broken', 'other'].map(async () => {
      const { member } = await register(under(newKey), await buildRegistration(), undefined);
      return member;
    }),
  );
  const said = vi.spyOn(log, 'error').mockReturnValue();
  await renewAllHashes(contextFailingAt(broken?.email ?? ''));
  said.mockRestore();
  expect(await findUidByEmail(under(oldKey), other?.email ?? '')).toBe(other?.id);
  expect(await findUidByEmail(under(oldKey), broken?.email ?? '')).toBeNull();
});
