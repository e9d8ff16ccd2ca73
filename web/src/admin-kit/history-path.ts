import { paths } from '#config/paths.ts';

interface HistoryQuery {
  admin?: string;
  /**
   * The uid of the member whose history is shown. The page shows `number`, the request number, instead of the
   * uid.
   */
  member?: string;
  number?: string;
}

/** Returns the path of the history section, filtered by one admin or one member. */
export const historyPath = (query: HistoryQuery) =>
  `${paths.adminHistory.build()}?${new URLSearchParams(Object.entries(query))}`;
