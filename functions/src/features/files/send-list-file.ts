import { StreamAnswer } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { writeAudit } from '#repositories/audit';
import { fileFormats } from './file-formats.ts';
import {
  type FileChoice,
  fileChoiceOf,
  fileNameOf,
  fileParts,
  type ListFile,
  takenEntry,
} from './list-file.ts';

const rowsPerPage = 200;

/**
 * Sends a list as a file while the list is being read. The audit row is written first. Throws `export_too_long` if
 * the list has more rows than one response may carry.
 */
export async function sendListFile(
  context: ServerContext,
  adminEmail: string,
  file: ListFile,
  asked: Parameters<typeof fileChoiceOf>[1],
): Promise<StreamAnswer> {
  const choice = fileChoiceOf(file, asked);
  const atMost = context.environment.exportStreamRows * file.rowsPerMember;
  if ((await file.count()) > atMost) throw new AppError('export_too_long');
  const now = context.now();
  await writeAudit(context, takenEntry(adminEmail, file, choice), now);
  const name = fileNameOf(file.list, now, choice.format);
  return new StreamAnswer(fileFormats[choice.format].contentType, bytesOf(file, choice), name);
}

async function* bytesOf(file: ListFile, choice: FileChoice): AsyncGenerator<Buffer> {
  const parts = fileParts(file, choice, { from: null, rowsPerPage });
  for await (const { bytes } of parts) yield bytes;
}
