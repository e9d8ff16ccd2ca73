import { isPossibleRate } from '@fanclub/contract/exchange-rate/rate-band';
import type { ClubSettings } from '@fanclub/contract/settings/settings';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { reachOfSetting } from '#features/exchange-rate/read-exchange-rate';
import { invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { askExchangeRate } from '#platform/exchange-rate-client';

/**
 * Throws if the rate service at a new `rate_url` does not return a rate now, or leads inward. Otherwise members would be
 * the first to notice that it does not work.
 */
export async function requireRateService(
  context: Pick<ServerContext, 'environment'>,
  { rate_url: url }: Partial<ClubSettings>,
): Promise<void> {
  if (!url) return;
  await askExchangeRate(url, reachOfSetting(context)).catch(() => {
    throw invalidFields({ rate_url: 'rate_service_silent' });
  });
}

/**
 * Throws if these changes make the range of rates empty, or leave the fallback rate outside the range. The error is at
 * the changed fields.
 */
export function requirePossibleRates(stored: ClubSettings, given: Partial<ClubSettings>): void {
  const band = { ...stored, ...given };
  const isBand = band.rate_lowest < band.rate_highest;
  const isInBand = band.fallback_rate === null || isPossibleRate(band.fallback_rate, band);
  if (isBand && isInBand) return;
  const rates = ['rate_lowest', 'rate_highest', ...(isBand ? ['fallback_rate'] : [])];
  const changed = rates.filter((name) => name in given);
  if (changed.length === 0) return;
  const errors: FieldErrors = {};
  for (const name of changed) errors[name] = 'number_out_of_range';
  throw invalidFields(errors);
}
