import { string } from '../validation/yup.ts';
import { fileUrlPattern } from './file-rules.ts';

/** The address of an upload. */
export const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');
