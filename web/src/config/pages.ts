import { byName } from '@fanclub/contract/members/by-name';
import { paths } from './paths.ts';

interface PageRow {
  /** The page's addresses, as patterns of the router. */
  patterns: readonly [string, ...string[]];
  /** The module in `src` whose default export renders the page. */
  module: string;
  /** Namespaces of the page's texts, apart from `common`. */
  namespaces: readonly string[];
  /**
   * The people for whom the page is made. For `member` and `admin` a person without a session is redirected to the
   * login.
   */
  access: 'anyone' | 'member' | 'admin';
  /** Further modules that the page needs for its first view. */
  alsoLoads?: readonly string[];
  /** True for a page with a member's own data: in a limited session the member has to give the birth date first. */
  asksBirthDate?: true;
  footer?: false;
  /** Name of the panel's section to which the page belongs. */
  section?: string;
}

const inPanel = {
  access: 'admin',
  alsoLoads: ['admin-kit/sections/admin-section.tsx'],
  footer: false,
} as const;

const ofMember = {
  access: 'member',
  asksBirthDate: true,
  alsoLoads: ['member/unless-limited.tsx'],
} as const;

const table = {
  register: {
    patterns: [paths.register.pattern],
    module: 'features/registration/register-page.tsx',
    namespaces: ['registration', 'member', 'errors'],
    access: 'anyone',
    alsoLoads: ['api/first-calls.ts', 'features/registration/steps/information/personal-page.tsx'],
  },
  renew: {
    patterns: [paths.renew.pattern],
    module: 'features/registration/renew-page.tsx',
    namespaces: ['renewal', 'registration', 'member', 'errors'],
    ...ofMember,
  },
  addFamily: {
    patterns: [paths.addFamily.pattern],
    module: 'features/registration/add-family-page.tsx',
    namespaces: ['family', 'renewal', 'registration', 'member', 'errors'],
    ...ofMember,
  },
  profile: {
    patterns: [paths.ownProfile.pattern, paths.profile.pattern],
    module: 'features/profile/profile-page.tsx',
    namespaces: ['profile', 'member', 'documents', 'errors'],
    ...ofMember,
  },
  fix: {
    patterns: [paths.fix.pattern],
    module: 'features/profile/fix-page.tsx',
    namespaces: ['profile', 'member', 'documents', 'errors'],
    ...ofMember,
  },
  card: {
    patterns: [paths.card.pattern],
    module: 'features/card/card-page.tsx',
    namespaces: ['card', 'errors'],
    access: 'member',
    alsoLoads: ['api/first-calls.ts'],
    footer: false,
  },
  admin: {
    patterns: [paths.admin.pattern],
    module: 'features/admin/applications-page.tsx',
    section: 'review',
    namespaces: ['admin', 'review', 'money', 'member', 'documents', 'errors'],
    ...inPanel,
  },
  adminCodes: {
    patterns: [paths.adminCodes.pattern],
    module: 'features/admin/promo/codes-page.tsx',
    section: 'codes',
    namespaces: ['admin', 'promo', 'member', 'errors'],
    ...inPanel,
  },
  adminMembers: {
    patterns: [paths.adminMembers.pattern],
    module: 'features/admin/applications-page.tsx',
    section: 'members',
    namespaces: ['admin', 'review', 'money', 'history', 'member', 'documents', 'errors'],
    ...inPanel,
  },
  adminCards: {
    patterns: [paths.adminCards.pattern],
    module: 'features/admin/cards/cards-page.tsx',
    section: 'cards',
    namespaces: ['admin', 'cards', 'errors'],
    ...inPanel,
  },
  adminCardsPrint: {
    patterns: [paths.adminCardsPrint.pattern],
    module: 'features/admin/cards/cards-print-page.tsx',
    section: 'cards',
    namespaces: ['admin', 'cards', 'member', 'errors'],
    ...inPanel,
  },
  adminLetters: {
    patterns: [paths.adminLetters.pattern],
    module: 'features/admin/letters/letters-page.tsx',
    section: 'review',
    namespaces: ['admin', 'errors'],
    ...inPanel,
  },
  adminMoney: {
    patterns: [paths.adminMoney.pattern],
    module: 'features/admin/money-page.tsx',
    section: 'money',
    namespaces: ['admin', 'money', 'statements', 'member', 'errors'],
    ...inPanel,
  },
  adminHistory: {
    patterns: [paths.adminHistory.pattern],
    module: 'features/admin/history/history-page.tsx',
    section: 'history',
    namespaces: ['admin', 'history', 'settings', 'member', 'errors'],
    ...inPanel,
  },
  adminSettings: {
    patterns: [paths.adminSettings.pattern, `${paths.adminSettings.pattern}/:part`],
    module: 'features/admin/settings/settings-page.tsx',
    section: 'settings',
    namespaces: ['admin', 'settings', 'member', 'staff', 'history', 'faq', 'errors'],
    ...inPanel,
  },
  adminFigures: {
    patterns: [paths.adminFigures.pattern],
    module: 'features/admin/figures/figures-page.tsx',
    section: 'figures',
    namespaces: ['admin', 'figures', 'errors'],
    ...inPanel,
  },
  adminMessages: {
    patterns: [paths.adminMessages.pattern],
    module: 'features/admin/news/messages-page.tsx',
    section: 'messages',
    namespaces: ['admin', 'news', 'history', 'member', 'errors'],
    ...inPanel,
  },
  adminStaff: {
    patterns: [paths.adminStaff.pattern],
    module: 'features/admin/staff/staff-page.tsx',
    section: 'staff',
    namespaces: ['admin', 'staff', 'errors'],
    ...inPanel,
  },
  notFound: {
    patterns: ['*'],
    module: 'app/not-found-page.tsx',
    namespaces: [],
    access: 'anyone',
  },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof table;
type Literal<K extends 'namespaces' | 'section'> = Extract<
  (typeof table)[PageName],
  Record<K, unknown>
>[K];

export interface Page extends PageRow {
  namespaces: readonly Literal<'namespaces'>[number][];
  /** Key of the page's title in the common texts. */
  title: PageName;
  section?: Literal<'section'>;
}

/** Every page of the app, used by the router, the first paint's preloading and the titles. */
export const pages = byName<Readonly<Record<PageName, Page>>>(
  Object.keys(table) as PageName[],
  (title) => ({ ...table[title], title }),
);

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? '';
const appSegments = new Set(
  Object.values(pages).flatMap(({ patterns }) => patterns.map(firstSegment).filter(Boolean)),
);

/** True if the app serves this path; other paths are built pages or do not exist. */
export function isAppPath(path: string): boolean {
  return appSegments.has(firstSegment(path));
}
