import { offers } from '../club/offers.ts';
import { mixed, string } from '../validation/yup.ts';
import { type FileType, fileTypes, fileUrlPattern } from './file-rules.ts';

/** Returns the schema of the path of an uploaded file. */
export const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');

/** Returns the schema of a document that somebody sends. An identity document is only for the club card. */
export const sentFileType = () =>
  mixed<FileType>()
    .oneOf(fileTypes)
    .required()
    .test('invalid_choice', 'invalid_choice', (type) => type !== 'passport' || offers('card'));
