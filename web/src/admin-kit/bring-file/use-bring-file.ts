import type { FileAnswers, OpenedFile } from '@fanclub/contract/read-file/open-file';
import type { Sheet } from '@fanclub/contract/read-file/sheet';
import { maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { prolongsGate } from '../api/member-actions.ts';
import { openInWorker } from './open-in-worker.ts';

/** A chosen file. Its bytes are read once, so that the server gets exactly what the admin saw. */
export interface ChosenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file that was read, with its content as a table. */
export interface BroughtFile extends ChosenFile {
  sheet: Sheet;
}

interface Reading {
  file: ChosenFile;
  answers: FileAnswers;
}

/** What is known about a file: its content, a question or why it cannot be read. */
type OpenedReading = Reading & { opened: OpenedFile };

/**
 * Reads a chosen file, of any format. `FileQuestions` shows what is asked about the file, or why it cannot be read.
 * `onRead` gets the file once it is read; the file counts as being read until the promise of `onRead` is resolved.
 */
export function useBringFile(onRead: (file: BroughtFile) => void | Promise<void>) {
  const [reading, setReading] = useState<OpenedReading | null>(null);
  const { mutate, isPending, error } = useMutation({
    ...prolongsGate,
    mutationFn: async (chosen: File | Reading) => {
      const { file, answers } =
        chosen instanceof File ? { file: await bytesOf(chosen), answers: {} } : chosen;
      const opened: OpenedFile =
        file.bytes.length > maxFileBytes
          ? { state: 'refused', why: 'tooLarge' }
          : await openInWorker({ bytes: file.bytes, answers });
      setReading({ file, answers, opened });
      if (opened.state === 'read') await onRead({ ...file, sheet: opened.sheet });
    },
  });
  return {
    reading,
    /** The file's table, once it is read. */
    sheet: reading?.opened.state === 'read' ? reading.opened.sheet : null,
    isReading: isPending,
    error,
    choose: (file: File) => mutate(file),
    /** Reads the file again with what the admin has answered. */
    answer: (answers: FileAnswers) =>
      reading && mutate({ ...reading, answers: { ...reading.answers, ...answers } }),
    forget: () => setReading(null),
  };
}

/** Returns the bytes of a file, or of a file that is too large, only as many as show that. */
async function bytesOf(file: File): Promise<ChosenFile> {
  const part = file.slice(0, maxFileBytes + 1);
  return { name: file.name, bytes: new Uint8Array(await part.arrayBuffer()) };
}
