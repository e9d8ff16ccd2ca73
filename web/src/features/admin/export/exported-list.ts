import type { Api } from '@fanclub/contract/api';
import type { startExport } from '@fanclub/contract/exports/routes';
import type { ColumnGroups, ExportList } from '@fanclub/contract/files/list-file';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { memberColumnGroups } from '@fanclub/contract/members/member-file';
import type { promoColumnGroups } from '@fanclub/contract/promo/promo-csv';
import type { exportRoutes } from '@fanclub/contract/route-roles';

/** A group of columns that staff choose or leave, of whichever list. */
export type GroupName =
  | keyof typeof memberColumnGroups.groups
  | keyof typeof promoColumnGroups.groups;

/** A list as it is narrowed on screen, which can be taken as a file. */
export interface ExportedList {
  list: ExportList;
  /** What the button says, where the file is not the list beside it. */
  name?: string;
  /** What answers the file. */
  route: Api[(typeof exportRoutes)[ExportList]];
  filter: Omit<RouteBody<typeof startExport>, 'list' | 'columns' | 'format'>;
  /** Where it has more columns than everybody wants. */
  columns?: ColumnGroups;
}

export const groupsOf = ({ columns }: ExportedList) =>
  Object.keys(columns?.groups ?? {}) as GroupName[];
