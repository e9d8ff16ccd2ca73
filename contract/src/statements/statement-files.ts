import { idField } from '../http/id-field.ts';
import { dayMs } from '../retention/kept-until.ts';
import { type InferType, isoTime, number, strictObject, string } from '../validation/yup.ts';

/** Returns the schema of the SHA-256 hash of a statement's file, in hexadecimal. It is the file's id. */
export const fileHashField = () => idField().matches(/^[0-9a-f]{64}$/);

export const statementFileNameMaxLength = 120;

/** Time after which a stored file is deleted if no import has named it. */
export const unusedStatementFileTtlMs = dayMs;

const importedFields = {
  /** Time of the first import of the file. */
  imported_at: isoTime().required(),
  /** E-mail of the admin who made it. */
  imported_by: string().required(),
};

export const fileImportSchema = strictObject(importedFields);
export type FileImport = InferType<typeof fileImportSchema>;

export const statementFileSchema = strictObject({
  id: fileHashField(),
  name: string().required(),
  /** Number of bytes. */
  size: number().integer().required(),
  ...importedFields,
  /** Number of stored lines that came from this file and not from an earlier one. */
  lines: number().integer().required(),
}).meta({ name: 'StatementFile' });
export type StatementFile = InferType<typeof statementFileSchema>;
