import type { AdminRole } from '@fanclub/contract/admin/roles';
import { type AdminRouteName, mayCall } from '@fanclub/contract/route-roles';
import type { SvgIconComponent } from '@mui/icons-material';
import CardsIcon from '@mui/icons-material/CreditCardOutlined';
import ReferenceIcon from '@mui/icons-material/DataObjectOutlined';
import MembersIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import CodesIcon from '@mui/icons-material/LocalOfferOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/ManageAccountsOutlined';
import MoneyIcon from '@mui/icons-material/PaymentsOutlined';
import FiguresIcon from '@mui/icons-material/QueryStatsOutlined';
import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import SettingsIcon from '@mui/icons-material/TuneOutlined';
import { paths } from '#config/paths.ts';

interface RoomRow {
  path: string;
  icon: SvgIconComponent;
  /** What it cannot be without: whose role may not call it has no such room. */
  opensWith: AdminRouteName;
}

/** The rooms of the panel, in the order in which they are offered. */
const table = {
  review: { path: paths.admin.build(), icon: ReviewIcon, opensWith: 'listQueue' },
  members: { path: paths.adminMembers.build(), icon: MembersIcon, opensWith: 'listUsers' },
  cards: { path: paths.adminCards.build(), icon: CardsIcon, opensWith: 'listCards' },
  money: { path: paths.adminMoney.build(), icon: MoneyIcon, opensWith: 'listRefunds' },
  codes: { path: paths.adminCodes.build(), icon: CodesIcon, opensWith: 'listPromoCodes' },
  messages: { path: paths.adminMessages.build(), icon: MessagesIcon, opensWith: 'listNews' },
  settings: { path: paths.adminSettings.build(), icon: SettingsIcon, opensWith: 'readSettings' },
  figures: { path: paths.adminFigures.build(), icon: FiguresIcon, opensWith: 'readFigures' },
  people: { path: paths.adminPeople.build(), icon: PeopleIcon, opensWith: 'listPeople' },
  history: { path: paths.adminHistory.build(), icon: HistoryIcon, opensWith: 'auditLog' },
  // Everybody may read the description; to try any call is the owners'.
  reference: { path: paths.adminReference.build(), icon: ReferenceIcon, opensWith: 'auditLog' },
} as const satisfies Record<string, RoomRow>;

export type RoomName = keyof typeof table;
export const rooms: Readonly<Record<RoomName, RoomRow>> = table;

export function mayEnter(role: AdminRole, room: RoomName): boolean {
  return mayCall(role, rooms[room].opensWith);
}

export function roomsFor(role: AdminRole): RoomName[] {
  return (Object.keys(rooms) as RoomName[]).filter((room) => mayEnter(role, room));
}
