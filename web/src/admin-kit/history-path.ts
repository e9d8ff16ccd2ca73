import { paths } from '#config/paths.ts';

interface HistoryQuery {
  admin?: string;
  /** The member's uid. `number` is the request number, shown to the reader because a uid tells nothing. */
  member?: string;
  number?: string;
}

/** Returns the address of the history, filtered by one admin or one member. */
export const historyPath = (query: HistoryQuery) =>
  `${paths.adminHistory.build()}?${new URLSearchParams(Object.entries(query))}`;
