import { fileUrl } from '../uploads/file-url.ts';
import { number, string } from '../validation/yup.ts';

/** What an application says of itself. */
export const ownApplicationRules = {
  /** Shown before the payment; one that is taken or malformed is replaced, and nobody is refused for it. */
  request_number: string().nullable().optional().max(64),
  /** What the person was shown, so that admins can see a difference. */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
};

/** The image of the identity document, which a club card needs. */
export const passportRule = () =>
  fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    });
