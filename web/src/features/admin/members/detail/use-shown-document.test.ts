import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { AdminRole } from '@fanclub/contract/roles';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAdminMember } from '#testing/build-member.ts';
import { adminCheck, fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useShownDocument } from './use-shown-document.ts';

const withCard = buildAdminMember({ juventus_card: true, passport_url: '/api/files/one' });

async function open(member: AdminMember | undefined, role: AdminRole = 'reviewer') {
  fakeServer.answer(api.checkAdmin, adminCheck(role));
  const { result, rerender } = renderAsAdmin(useShownDocument, member);
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(async () => {});
  return { result, rerender };
}

it.each([
  ['has an image', { passport_url: '/api/files/one' }, true],
  ['had an image', { passport_deleted_at: '2026-02-02T10:00:00.000Z' }, true],
  ['needs an image', { juventus_card: true }, true],
  ['has no image and needs none', {}, false],
] as const)('an application that %s', async (_, changes, hasIdentity) => {
  const { result } = await open(buildAdminMember(changes));
  expect(result.current.hasIdentity).toBe(hasIdentity);
  act(() => result.current.show('passport'));
  expect(result.current.name).toBe(hasIdentity ? 'passport' : 'receipt');
});

it('a treasurer is never shown the identity document', async () => {
  const { result } = await open(withCard, 'treasurer');
  expect(result.current).toMatchObject({ hasIdentity: false, isIdentityUnseen: false });
});

it('no application has no identity document', async () => {
  const { result } = await open(undefined);
  act(() => result.current.show('passport'));
  act(() => result.current.onDrawn());
  expect(result.current).toMatchObject({
    hasIdentity: false,
    isIdentityUnseen: false,
    name: 'receipt',
  });
});

it('the document of a club card is seen once its image is on screen', async () => {
  const { result, rerender } = await open(withCard);
  act(() => result.current.onDrawn());
  expect(result.current).toMatchObject({ name: 'receipt', isIdentityUnseen: true });
  act(() => result.current.show('passport'));
  expect(result.current).toMatchObject({ name: 'passport', isIdentityUnseen: true });
  act(() => result.current.onDrawn());
  expect(result.current.isIdentityUnseen).toBe(false);
  act(() => result.current.show('receipt'));
  expect(result.current).toMatchObject({ name: 'receipt', isIdentityUnseen: false });

  const replaced = {
    passport_url: '/api/files/two',
    passport_added_at: '2026-02-03T10:00:00.000Z',
  };
  const another = { ...withCard, ...replaced };
  expect(result.current.hasSeenIdentity(withCard)).toBe(true);
  rerender(another);
  expect(result.current.isIdentityUnseen).toBe(true);
  expect(result.current.hasSeenIdentity(another)).toBe(false);
});

it('another application begins with its receipt, and does not forget what was seen', async () => {
  const { result, rerender } = await open(withCard);
  act(() => result.current.show('passport'));
  act(() => result.current.onDrawn());
  const other = { ...withCard, id: 'u2' };
  rerender(other);
  expect(result.current).toMatchObject({ name: 'receipt', isIdentityUnseen: true });
  act(() => result.current.show('passport'));
  act(() => result.current.onDrawn());
  rerender(withCard);
  expect(result.current.isIdentityUnseen).toBe(false);
});

it('a missing document counts as seen when its tab is opened', async () => {
  const { result } = await open(buildAdminMember({ juventus_card: true }));
  act(() => result.current.show('receipt'));
  expect(result.current.isIdentityUnseen).toBe(true);
  act(() => result.current.show('passport'));
  expect(result.current.isIdentityUnseen).toBe(false);
});

it('a document without a club card need not be seen', async () => {
  const { result } = await open(buildAdminMember({ passport_url: '/api/files/one' }));
  expect(result.current).toMatchObject({ hasIdentity: true, isIdentityUnseen: false });
});

it('a document that could not be shown has not been seen', async () => {
  const { result, rerender } = await open(buildAdminMember());
  act(() => result.current.show('passport'));
  rerender(buildAdminMember({ juventus_card: true }));
  expect(result.current).toMatchObject({ name: 'receipt', isIdentityUnseen: true });
});
