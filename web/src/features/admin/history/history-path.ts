import { paths } from '#config/paths.ts';

interface HistoryQuery {
  admin?: string;
  /** A uid; `number` says to whoever reads whose it is. */
  member?: string;
  number?: string;
}

/** The history, narrowed to what one admin did or what was done to one member. */
export const historyPath = (query: HistoryQuery) =>
  `${paths.adminHistory.build()}?${new URLSearchParams(Object.entries(query))}`;
