import { approveUser, deleteUser, rejectUser } from '@fanclub/contract/admin/routes';
import { twoAdminsOneCase } from '@fanclub/stories/all-stories';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { expect, inject, it } from 'vitest';
import { buildPending, decisionTemplates, signInReviewer } from '../../../test/reviewer.ts';
import { storedMember } from '../../../test/stored.ts';

const secondServer = inject('secondServer');

const admin = await signInReviewer();

const consistent = async (member: BuiltMember) => {
  const state = await storedMember(member);
  const isApproved = state?.request_status === 'approved';
  expect(state?.is_approved).toBe(isApproved);
  expect(await decisionTemplates(member)).toEqual([
    isApproved ? 'application_approved' : 'application_rejected',
  ]);
  return state;
};

it('two admins decide at once by the same version: one does, the other learns of it', async () => {
  const { applicant: member, admins } = await tellStory(twoAdminsOneCase);
  const [one, other] = admins.map(({ token }) => ({
    params: { id: member.id },
    body: { version: 1 },
    token,
  }));
  const answers = await Promise.all([call(approveUser, one), call(rejectUser, other)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const refused = answers.find((answer) => answer.status === 409);
  expect(refused?.body.changed).toContain('request_status');
  expect((await consistent(member))?.version).toBe(2);
});

it('two admins decide at once through two instances, which share no lock: one of the two states, whole', async () => {
  for (let round = 0; round < 3; round++) {
    const member = await buildPending();
    const answers = await Promise.all([
      admin.approve(member),
      admin.reject(member, {}, secondServer),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await consistent(member))?.version).toBe(3);
  }
});

it('two admins decide while a third deletes through another instance: nothing of the member is left', async () => {
  const member = await buildPending();
  const { token } = admin;
  const [deleted] = await Promise.all([
    call(deleteUser, { params: { id: member.id }, token, baseUrl: secondServer }),
    admin.approve(member),
    admin.reject(member),
  ]);
  expect(deleted.status).toBe(200);
  expect(await storedMember(member)).toBeUndefined();
  expect(await decisionTemplates(member)).toEqual([]);
});
