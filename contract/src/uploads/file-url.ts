import { string } from '../validation/yup.ts';
import { fileUrlPattern } from './file-rules.ts';

/** Returns the schema of the path of an uploaded file. */
export const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');
