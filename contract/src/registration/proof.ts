import { fieldRules } from '../members/field-schemas.ts';
import { strictObject } from '../validation/yup.ts';

/** Fields that help staff to find a bank transfer. The form asks for them beside the receipt. */
export const proofFieldNames = ['transfer_number', 'payer_last_four'] as const;
type ProofFieldName = (typeof proofFieldNames)[number];

export const isProof = (name: string): name is ProofFieldName =>
  proofFieldNames.some((proof) => proof === name);

const { transfer_number, payer_last_four } = fieldRules;
export const proofSchema = strictObject({ transfer_number, payer_last_four });
