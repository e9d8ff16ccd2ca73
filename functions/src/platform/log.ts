import * as logger from 'firebase-functions/logger';

type Fields = Record<string, string | number | boolean | null | undefined | string[] | number[]>;

/** Structured logs. They never contain a token, password, mail body or document. */
export const log = {
  info: (event: string, fields: Fields = {}) => logger.info(event, fields),
  warn: (event: string, fields: Fields = {}) => logger.warn(event, fields),
  /** Logs the stack and leaves out the error's other properties. */
  error: (event: string, error: unknown, fields: Fields = {}) =>
    logger.error(event, {
      ...fields,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
};
