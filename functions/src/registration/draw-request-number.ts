import { secureText } from '@fanclub/contract/auth/passwords';
import {
  requestNumberAlphabet,
  requestNumberLength,
  requestNumberPrefix,
} from '@fanclub/contract/registration/request-number';

/** A random `JOFCI-XXXXXXXX`; the lock in `request_numbers` makes it unique. */
export function drawRequestNumber(): string {
  return requestNumberPrefix + secureText(requestNumberAlphabet, requestNumberLength);
}
