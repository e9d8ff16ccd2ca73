import { fileUrl } from '../uploads/file-url.ts';
import { number, string } from '../validation/yup.ts';

/** Rules of an application's own fields. */
export const ownApplicationRules = {
  /** The number that was shown before the payment. If it is taken or malformed, it is replaced without an error. */
  request_number: string().nullable().optional().max(64),
  /** Amounts that the person was shown, so that admins can see a difference. */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
};

/** Returns the rule of the identity document's image, which a club card requires. */
export const passportRule = () =>
  fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    });
