import { isOffered, type Offer } from '@fanclub/contract/club/offers';
import type { AdminRouteName } from '@fanclub/contract/panel-api';
import type { SvgIconComponent } from '@mui/icons-material';
import CardsIcon from '@mui/icons-material/CreditCardOutlined';
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

interface SectionRow {
  path: string;
  icon: SvgIconComponent;
  /** The route that the section needs. Roles that may not call it do not get the section. */
  opensWith: AdminRouteName;
  /** What the club must have for the section to exist. */
  needs?: Offer;
  /** True for a section whose link is always visible. The other sections are under "More". */
  isMain?: true;
  /**
   * True for a section to which all roles have a link, because all of them look for it. To a role that may not open it,
   * the section says who may.
   */
  isShownToAll?: true;
}

/** The sections of the panel, in the order of their links. */
const table = {
  review: { path: paths.admin.build(), icon: ReviewIcon, opensWith: 'listQueue', isMain: true },
  members: {
    path: paths.adminMembers.build(),
    icon: MembersIcon,
    opensWith: 'listUsers',
    isMain: true,
  },
  money: {
    path: paths.adminMoney.build(),
    icon: MoneyIcon,
    opensWith: 'listOpenDues',
    isMain: true,
  },
  cards: {
    path: paths.adminCards.build(),
    icon: CardsIcon,
    opensWith: 'listCards',
    needs: 'card',
    isMain: true,
  },
  settings: {
    path: paths.adminSettings.build(),
    icon: SettingsIcon,
    opensWith: 'readSettings',
    isMain: true,
  },
  codes: {
    path: paths.adminCodes.build(),
    icon: CodesIcon,
    opensWith: 'listPromoCodes',
    needs: 'promo',
  },
  messages: {
    path: paths.adminMessages.build(),
    icon: MessagesIcon,
    opensWith: 'listNews',
    isShownToAll: true,
  },
  figures: { path: paths.adminFigures.build(), icon: FiguresIcon, opensWith: 'readFigures' },
  staff: { path: paths.adminStaff.build(), icon: PeopleIcon, opensWith: 'listStaff' },
  history: { path: paths.adminHistory.build(), icon: HistoryIcon, opensWith: 'auditLog' },
} as const satisfies Record<string, SectionRow>;

export type SectionName = keyof typeof table;
export const sections: Readonly<Record<SectionName, SectionRow>> = table;

/**
 * Returns the sections to which an admin who may call these routes has links: the sections whose links are always
 * visible, and the sections under "More".
 */
export function sectionsFor(may: (name: AdminRouteName) => boolean): {
  main: SectionName[];
  more: SectionName[];
} {
  const shown = (Object.keys(sections) as SectionName[])
    .filter((section) => isOffered(sections[section]))
    .filter((section) => sections[section].isShownToAll || may(sections[section].opensWith));
  const isMain = (section: SectionName) => sections[section].isMain === true;
  return { main: shown.filter(isMain), more: shown.filter((section) => !isMain(section)) };
}
