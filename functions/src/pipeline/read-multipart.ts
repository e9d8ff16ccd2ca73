import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, invalidFields } from '#platform/app-error';

/** A file part of a form. Its name and type are ignored, because a sender can forge them. */
export interface ReceivedFile {
  bytes: Buffer;
}

/** Returns the file of a form that has one file. The cast is safe: `readMultipart` refuses a form without its file. */
export const fileOf = (files: Record<string, ReceivedFile>) => files.file as ReceivedFile;

export interface ReceivedForm {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
}

/** Maximum size of a form with one file, with room for fields and boundaries. */
export const maxFormBytes = maxFileBytes + 64 * 1024;

const maxFields = 10;
const maxNameLength = 100;
const maxFieldBytes = 2_000;

/** An object without a prototype, so that a part called `__proto__` or `constructor` is an ordinary key. */
const nameTable = <T>(): Record<string, T> => Object.create(null);

/** busboy passes undefined for a part without a name, contrary to its types. */
const isUnfit = (name: string | undefined, known: object) =>
  name === undefined || name.length > maxNameLength || name in known;

function openParser(request: Request, fileParts: readonly string[]): busboy.Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new AppError('unsupported_media_type');
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        files: fileParts.length,
        // One byte more than the maximum distinguishes "too large" from "just fits".
        fileSize: maxFileBytes + 1,
      },
    });
  } catch {
    throw new AppError('malformed_upload');
  }
}

/**
 * Reads a multipart form from the received body. An empty text field counts as not sent. Throws
 * `unsupported_media_type`; `malformed_upload` for a body that is cut short or has too many, too long or repeated
 * parts; `validation_error` for a file part the route does not know; `file_too_large`; `file_required` for a
 * missing or empty file.
 */
export async function readMultipart(
  request: Request & { rawBody?: Buffer },
  fileParts: readonly string[],
): Promise<ReceivedForm> {
  const parser = openParser(request, fileParts);
  const form: ReceivedForm = { fields: nameTable(), files: nameTable() };
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: AppError) => {
      reject(error);
      parser.destroy();
    };
    const malformed = () => refuse(new AppError('malformed_upload'));
    parser.on('error', malformed);
    parser.on('partsLimit', malformed).on('filesLimit', malformed).on('fieldsLimit', malformed);
    parser.on('field', (name, value, info) => {
      if (isUnfit(name, form.fields) || info.valueTruncated) return malformed();
      if (value !== '') form.fields[name] = value;
    });
    parser.on('file', (name, stream) => {
      stream.on('error', malformed);
      if (isUnfit(name, form.files)) return malformed();
      if (!fileParts.includes(name)) return refuse(invalidFields({ [name]: 'unknown_field' }));
      const file: ReceivedFile = { bytes: Buffer.alloc(0) };
      form.files[name] = file;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => refuse(new AppError('file_too_large')));
      stream.on('end', () => {
        const [first] = chunks;
        // Usually there is one chunk, which is a view of the body. The chunk is not copied, to save memory with many
        // requests at once.
        file.bytes = first && chunks.length === 1 ? first : Buffer.concat(chunks);
      });
    });
    parser.on('close', resolve);
    parser.end(request.rawBody ?? Buffer.alloc(0));
  });
  for (const name of fileParts) {
    if (!form.files[name]?.bytes.length) throw new AppError('file_required');
  }
  return form;
}
