import type { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { buildAuthAnswer, buildMemberProfile } from '#testing/build-member.ts';

const profile = buildMemberProfile();

/** What the server says to a registration that it has taken. */
export const registered: RouteResponse<typeof api.register> = {
  ...buildAuthAnswer({ profile }),
  request_number: 'JOFCI-7KQ2M9XD',
  user_id: 'u1',
  detail: '',
};
