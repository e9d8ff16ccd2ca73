import type { Api } from '@fanclub/contract/api';
import type { startExport } from '@fanclub/contract/exports/routes';
import type { ColumnGroups, ExportList } from '@fanclub/contract/files/list-file';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { memberColumnGroups } from '@fanclub/contract/members/member-file';
import type { promoColumnGroups } from '@fanclub/contract/promo/promo-csv';
import type { exportRoutes } from '@fanclub/contract/route-roles';

/**
 * The name of a column group that an admin can include in an export or leave out, of all exportable lists.
 */
export type GroupName =
  | keyof typeof memberColumnGroups.groups
  | keyof typeof promoColumnGroups.groups;

/** A list that can be exported with the filters shown on screen. */
export interface ExportedList {
  list: ExportList;
  /**
   * The label of the button and the title of the dialog. It is given if the file holds another list than the
   * one on screen.
   */
  name?: string;
  /** The route that returns the file. */
  route: Api[(typeof exportRoutes)[ExportList]];
  filter: Omit<RouteBody<typeof startExport>, 'list' | 'columns' | 'format'>;
  /** The column groups to choose from; absent if the export always holds all columns. */
  columns?: ColumnGroups;
}

export const groupsOf = ({ columns }: ExportedList) =>
  Object.keys(columns?.groups ?? {}) as GroupName[];
