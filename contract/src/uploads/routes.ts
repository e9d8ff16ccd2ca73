import { idField } from '../http/id-field.ts';
import { defineRoute } from '../http/route.ts';
import { fileId, memberId, receiptUrl } from '../http/samples.ts';
import { memberIdField } from '../members/member-id.ts';
import {
  type EuroPaymentMethod,
  euroPaymentMethods,
  type PaymentMethod,
  paymentMethods,
} from '../members/payment.ts';
import { boolean, mixed, strictObject, string } from '../validation/yup.ts';
import { fileUrlPattern } from './file-rules.ts';
import { fileUrl, sentFileType } from './file-url.ts';

const paymentFields = {
  payment_method: mixed<PaymentMethod>().oneOf(paymentMethods).optional(),
  euro_payment_method: mixed<EuroPaymentMethod>().oneOf(euroPaymentMethods).optional(),
};

export const uploadFile = defineRoute({
  method: 'POST',
  path: '/api/files/upload',
  summary: 'Stores a receipt or passport image for a later registration.',
  access: 'public',
  limit: { address: 'upload', bytes: 'upload' },
  // People upload their receipt after they have paid, so this route must work even if App Check fails.
  appCheck: 'optional',
  multipart: ['file'],
  body: strictObject({
    file_type: sentFileType(),
    surname: string().max(100).optional(),
    ...paymentFields,
  }),
  example: { body: { file_type: 'receipt', surname: 'Rossi', payment_method: 'euro' } },
  response: strictObject({ file_url: string().required() }),
  failure: 'Upload failed',
  errors: ['malformed_upload', 'file_required', 'invalid_file_format', 'file_too_large'],
});

export const removeFile = defineRoute({
  method: 'POST',
  path: '/api/files/remove',
  summary: 'Deletes an upload by its address, unless an application has claimed it.',
  access: 'public',
  body: strictObject({
    file_url: string().required().matches(fileUrlPattern, 'upload_not_found'),
  }),
  example: { body: { file_url: receiptUrl } },
  response: strictObject({ success: boolean().required() }),
  failure: 'Remove failed',
  errors: ['file_not_found', 'document_under_review', 'document_changes_closed', 'forbidden'],
});

export const getFile = defineRoute({
  method: 'GET',
  path: '/api/files/{id}',
  summary: 'Returns the image, to its owner and to admins.',
  access: 'member',
  limit: { heavy: 'image' },
  params: strictObject({ id: idField() }),
  /** Some clients send a timestamp to bypass caches. The server ignores it. */
  query: strictObject({ t: string().max(20).optional() }),
  example: { params: { id: fileId }, query: { t: '1795219200000' } },
  contentTypes: ['image/jpeg', 'image/png'],
  errors: ['file_not_found', 'address_not_confirmed'],
});

export const uploadDocument = defineRoute({
  method: 'POST',
  path: '/api/user/documents/upload',
  summary:
    "Adds a receipt or passport that is missing from the application of the caller or of one of the caller's family.",
  access: 'member',
  limit: { address: 'upload', bytes: 'upload' },
  multipart: ['file'],
  body: strictObject({
    user_id: memberIdField(),
    file_type: sentFileType(),
    ...paymentFields,
  }),
  example: { body: { user_id: memberId, file_type: 'passport' } },
  response: strictObject({ success: boolean().required(), file_url: string().required() }),
  failure: 'Document upload failed',
  errors: [
    'malformed_upload',
    'file_required',
    'invalid_file_format',
    'file_too_large',
    'document_under_review',
    'document_changes_closed',
    'forbidden',
    'user_not_found',
  ],
});

/**
 * Does the second half of `uploadDocument`. The web app first sends the image to the function `uploads`, without a
 * session. That function decodes the image but has no access to rows, so the web app then calls this route.
 */
export const attachDocument = defineRoute({
  method: 'POST',
  path: '/api/user/documents',
  summary:
    "Adds an uploaded image as a document to the application of the caller or of one of the caller's family.",
  access: 'member',
  body: strictObject({
    user_id: memberIdField(),
    file_type: sentFileType(),
    file_url: fileUrl().required(),
  }),
  example: { body: { user_id: memberId, file_type: 'receipt', file_url: receiptUrl } },
  response: strictObject({ success: boolean().required(), file_url: string().required() }),
  errors: ['document_under_review', 'document_changes_closed', 'forbidden', 'user_not_found'],
});
