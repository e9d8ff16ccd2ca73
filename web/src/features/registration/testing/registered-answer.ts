import type { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { buildAuthAnswer, buildMemberProfile } from '#testing/build-member.ts';

const profile = buildMemberProfile();

/** The server's response to an accepted registration. */
export const registered: RouteResponse<typeof api.register> = {
  ...buildAuthAnswer({ profile }),
  request_number: 'JOFCI-7KQ2M9XD',
  user_id: 'u1',
  detail: 'Received.',
};
