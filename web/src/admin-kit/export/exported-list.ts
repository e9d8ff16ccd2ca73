import type { Api } from '@fanclub/contract/api';
import type { ColumnGroups, ExportList, exportRoutes } from '@fanclub/contract/files/list-file';
import type { RouteQuery } from '@fanclub/contract/http/route';
import type { memberColumnGroups } from '@fanclub/contract/members/member-file';
import type { promoColumnGroups } from '@fanclub/contract/promo/promo-csv';

/** The name of a column group of any list. An admin can include each group in an export or leave it out. */
export type GroupName =
  | keyof typeof memberColumnGroups.groups
  | keyof typeof promoColumnGroups.groups;

type ExportRoute = Api[(typeof exportRoutes)[ExportList]];
type FilterOf<Route> = Route extends unknown
  ? Omit<RouteQuery<Route>, 'columns' | 'format' | 'cursor'>
  : never;

/** A list that can be exported, and the filters (`filter`) that the export applies to it. */
export interface ExportedList {
  list: ExportList;
  /**
   * The label of the export button and the title of its dialog. Absent for a list that is on screen; the
   * texts then say only that the list is exported.
   */
  name?: string;
  /** The route that returns the file. */
  route: ExportRoute;
  filter: FilterOf<ExportRoute>;
  /** The column groups to choose from; absent if the export always holds all columns. */
  columns?: ColumnGroups;
}

export const groupsOf = ({ columns }: ExportedList) =>
  Object.keys(columns?.groups ?? {}) as GroupName[];
