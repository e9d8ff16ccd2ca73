import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { costOf } from '@fanclub/contract/pricing/cost';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { memberFromRequest } from '@fanclub/functions/features/submission/member-from-request';
import { randomId } from '@fanclub/functions/platform/random';
import { memberDoc } from '@fanclub/functions/repositories/members';
import {
  parseRegistrationSettings,
  type RegistrationSettings,
  registrationSettingsDoc,
} from '@fanclub/functions/repositories/registration-settings';
import { fileUrlOf } from '@fanclub/functions/repositories/uploads';
import { personOf } from '@fanclub/stories/tools/people';
import { requestOf } from './build-registration.ts';
import { db } from './firebase.ts';

const atOnce = 250;
const minuteMs = 60_000;

/** Returns the document of the n-th member. Names, states and payments vary; the registrations are one minute apart. */
async function memberOf(index: number, settings: RegistrationSettings) {
  const { first_name, last_name } = personOf(index);
  const request = {
    ...(await requestOf(fileUrlOf(randomId()), fileUrlOf(randomId()))),
    first_name,
    last_name,
  };
  const member = memberFromRequest(request, {
    requestNumber: drawRequestNumber(),
    settings,
    cost: costOf(request, priceListOf(settings)),
    promoCode: null,
    rate: null,
    fingerprint: randomId(),
    now: new Date(Date.now() - index * minuteMs),
  });
  const isApproved = index % 3 === 0;
  return {
    ...member,
    account: 'ready' as const,
    request_status: isApproved ? ('approved' as const) : ('submitted' as const),
    is_approved: isApproved,
    is_paid: index % 2 === 0,
  };
}

/** Writes this many member documents directly into Firestore, without creating accounts. */
export async function seedManyMembers(count: number): Promise<void> {
  const settings = parseRegistrationSettings(await registrationSettingsDoc(db).get());
  for (let start = 0; start < count; start += atOnce) {
    const batch = db.batch();
    for (let index = start; index < Math.min(start + atOnce, count); index++) {
      const id = `bench-${String(index).padStart(5, '0')}`;
      batch.set(memberDoc(db, id), await memberOf(index, settings));
    }
    await batch.commit();
  }
}
