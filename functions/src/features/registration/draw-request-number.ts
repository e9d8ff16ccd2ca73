import { secureText } from '@fanclub/contract/members/password-rules';
import {
  requestNumberAlphabet,
  requestNumberLength,
  requestNumberPrefix,
} from '@fanclub/contract/members/request-number';

/** A random `JOFCI-XXXXXXXX`; the lock in `request_numbers` makes it unique. */
export function drawRequestNumber(): string {
  return requestNumberPrefix + secureText(requestNumberAlphabet, requestNumberLength);
}
