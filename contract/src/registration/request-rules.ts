import { fieldRules } from '../members/field-schemas.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { number, strictObject, string } from '../validation/yup.ts';

/** Fields that each application has, also in a family with a common payment. */
export const ownApplicationRules = {
  /**
   * The number that the person was shown before the payment. If it is malformed or another application has it, the
   * server gives the application another number without an error.
   */
  request_number: string().nullable().optional().max(64),
  /**
   * Amounts that the person was shown. If the server computes other amounts, admins see the shown and the computed
   * ones. In a registration with a family, the amounts of the registrant are the sums for all people.
   */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
};

/** Returns the schema of the identity document's image, which is required for a club card. */
export const passportRule = () =>
  fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    });

/** Fields that help staff to find a bank transfer. The form asks for them beside the receipt. */
export const proofFieldNames = ['transfer_number', 'payer_last_four'] as const;
type ProofFieldName = (typeof proofFieldNames)[number];

export const isProof = (name: string): name is ProofFieldName =>
  proofFieldNames.some((proof) => proof === name);

const { transfer_number, payer_last_four } = fieldRules;
export const proofSchema = strictObject({ transfer_number, payer_last_four });
