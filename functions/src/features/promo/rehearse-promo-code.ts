import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { byName } from '@fanclub/contract/members/by-name';
import { errorMessages } from '@fanclub/contract/messages/messages';
import type { rehearsePromoCode as route } from '@fanclub/contract/promo/admin-tool-routes';
import { checkPromo, parsePromoRecord } from '@fanclub/contract/promo/promo-record';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { decidePromo } from './decide-promo.ts';
import { isPromoCodeId } from './find-promo-code.ts';
import { faultsOf } from './present-promo-code.ts';
import { type PromoAvailability, readAvailability, readPromoRecord } from './promo-availability.ts';

/**
 * Returns what a registration with this code would cost, and the message that it would show. Both come from the code
 * that real calls use: `checkPromo` for the message and `decidePromo` for the cost. Reads as a registration does, and
 * writes nothing.
 */
export async function rehearsePromoCode(
  context: ServerContext,
  { code, at, email, ...selection }: RouteBody<typeof route>,
): Promise<RouteResponse<typeof route>> {
  const buyer = { ...selection, email: email ?? undefined };
  const nowMs = at ? Date.parse(at) : context.now().getTime();
  const [availability, settings] = await Promise.all([
    availabilityFor(context, code),
    readRegistrationSettings(context),
  ]);
  const found = availability?.row.data();
  const { problem = null } = checkPromo(found, nowMs, {
    buyer,
    pendingUses: availability?.pendingUses,
  });
  const { cost } = decidePromo(buyer, settings.prices, availability, undefined, nowMs);
  return {
    problem,
    cost,
    messages: messagesOf(problem, parsePromoRecord(found)?.sentences ?? {}),
    malformed_fields: availability && found ? faultsOf(availability.row) : [],
  };
}

async function availabilityFor(
  context: ServerContext,
  code: string,
): Promise<PromoAvailability | null> {
  if (!isPromoCodeId(code)) return null;
  const record = await readPromoRecord(context.db, code);
  return inTransaction(context.db, (transaction) =>
    readAvailability(transaction, context.db, record),
  );
}

/** Returns, in each language, the text of the problem or, if there is none, the code's own sentence. */
function messagesOf(problem: FieldErrorKey | null, sentences: PromoSentences) {
  return byName<Record<LanguageCode, string>>(languageCodes, (language) =>
    problem ? errorMessages[language][problem] : (sentences[language] ?? ''),
  );
}
