import { paths } from './paths.ts';

interface PageRow {
  /** Its addresses, as the router reads them. */
  patterns: readonly [string, ...string[]];
  /** The module in `src` whose default export shows it. */
  module: string;
  /** The namespaces of its texts, beside the one that every page has. */
  namespaces: readonly string[];
  /** The key of its title among the texts that every page has; none where its content names it. */
  title?: string;
  /** Who gets to see it; everyone else is sent to the login. */
  access: 'anyone' | 'member' | 'admin';
  /** Further modules that its first sight loads. */
  alsoLoads?: readonly string[];
  footer?: false;
}

const ofPanel = { access: 'admin', footer: false } as const;

const table = {
  login: {
    patterns: [paths.login.pattern],
    module: 'features/auth/login-page.tsx',
    namespaces: ['auth', 'errors'],
    title: 'login',
    access: 'anyone',
  },
  forgotPassword: {
    patterns: [paths.forgotPassword.pattern],
    module: 'features/auth/forgot-password-page.tsx',
    namespaces: ['auth', 'errors'],
    title: 'forgotPassword',
    access: 'anyone',
  },
  track: {
    patterns: [paths.track.pattern],
    module: 'features/auth/track-page.tsx',
    namespaces: ['auth', 'errors'],
    title: 'track',
    access: 'anyone',
  },
  resetPassword: {
    patterns: [paths.resetPassword.pattern],
    module: 'features/auth/reset-password-page.tsx',
    namespaces: ['auth', 'errors'],
    title: 'resetPassword',
    access: 'anyone',
  },
  register: {
    patterns: [paths.register.pattern],
    module: 'features/registration/register-page.tsx',
    namespaces: ['registration', 'member', 'errors'],
    title: 'register',
    access: 'anyone',
    alsoLoads: ['api/first-calls.ts'],
  },
  renew: {
    patterns: [paths.renew.pattern],
    module: 'features/registration/renew-page.tsx',
    namespaces: ['renewal', 'registration', 'member', 'errors'],
    title: 'renew',
    access: 'member',
  },
  addFamily: {
    patterns: [paths.addFamily.pattern],
    module: 'features/registration/add-family-page.tsx',
    namespaces: ['family', 'renewal', 'registration', 'member', 'errors'],
    title: 'addFamily',
    access: 'member',
  },
  profile: {
    patterns: [paths.ownProfile.pattern, paths.profile.pattern],
    module: 'features/profile/profile-page.tsx',
    namespaces: ['profile', 'member', 'documents', 'errors'],
    title: 'profile',
    access: 'member',
  },
  fix: {
    patterns: [paths.fix.pattern],
    module: 'features/profile/fix-page.tsx',
    namespaces: ['profile', 'member', 'documents', 'errors'],
    title: 'fix',
    access: 'member',
  },
  receipt: {
    patterns: [paths.receipt.pattern],
    module: 'features/profile/receipt-page.tsx',
    namespaces: ['profile', 'member', 'errors'],
    title: 'receipt',
    access: 'member',
  },
  verify: {
    patterns: [paths.verify.pattern],
    module: 'features/verification/verify-page.tsx',
    namespaces: ['verification', 'errors'],
    title: 'verify',
    access: 'anyone',
  },
  card: {
    patterns: [paths.card.pattern],
    module: 'features/card/card-page.tsx',
    namespaces: ['card', 'errors'],
    title: 'card',
    access: 'member',
    alsoLoads: ['api/first-calls.ts'],
    footer: false,
  },
  admin: {
    patterns: [paths.admin.pattern],
    module: 'features/admin/admin-page.tsx',
    namespaces: ['admin', 'review', 'money', 'member', 'documents', 'errors'],
    title: 'admin',
    ...ofPanel,
  },
  adminCodes: {
    patterns: [paths.adminCodes.pattern],
    module: 'features/admin/codes-page.tsx',
    namespaces: ['admin', 'codes', 'member', 'errors'],
    title: 'adminCodes',
    ...ofPanel,
  },
  adminMembers: {
    patterns: [paths.adminMembers.pattern],
    module: 'features/admin/members-page.tsx',
    namespaces: ['admin', 'review', 'money', 'member', 'documents', 'errors'],
    title: 'adminMembers',
    ...ofPanel,
  },
  adminCards: {
    patterns: [paths.adminCards.pattern],
    module: 'features/admin/cards-page.tsx',
    namespaces: ['admin', 'cards', 'errors'],
    title: 'adminCards',
    ...ofPanel,
  },
  adminCardsPrint: {
    patterns: [paths.adminCardsPrint.pattern],
    module: 'features/admin/cards-print-page.tsx',
    namespaces: ['admin', 'cards', 'errors'],
    title: 'adminCardsPrint',
    ...ofPanel,
  },
  adminMoney: {
    patterns: [paths.adminMoney.pattern],
    module: 'features/admin/money-page.tsx',
    namespaces: ['admin', 'money', 'statements', 'member', 'errors'],
    title: 'adminMoney',
    ...ofPanel,
  },
  adminReference: {
    patterns: [paths.adminReference.pattern],
    module: 'features/admin/reference-page.tsx',
    namespaces: ['admin', 'reference', 'errors'],
    title: 'adminReference',
    access: 'admin',
    footer: false,
  },
  adminHistory: {
    patterns: [paths.adminHistory.pattern],
    module: 'features/admin/history-page.tsx',
    namespaces: ['admin', 'history', 'member', 'errors'],
    title: 'adminHistory',
    ...ofPanel,
  },
  adminSettings: {
    patterns: [paths.adminSettings.pattern],
    module: 'features/admin/settings-page.tsx',
    namespaces: ['admin', 'settings', 'faq', 'landing', 'errors'],
    title: 'adminSettings',
    ...ofPanel,
  },
  adminFigures: {
    patterns: [paths.adminFigures.pattern],
    module: 'features/admin/figures-page.tsx',
    namespaces: ['admin', 'figures', 'errors'],
    title: 'adminFigures',
    ...ofPanel,
  },
  adminMessages: {
    patterns: [paths.adminMessages.pattern],
    module: 'features/admin/messages-page.tsx',
    namespaces: ['admin', 'messages', 'history', 'member', 'errors'],
    title: 'adminMessages',
    access: 'admin',
    footer: false,
  },
  adminPeople: {
    patterns: [paths.adminPeople.pattern],
    module: 'features/admin/people-page.tsx',
    namespaces: ['admin', 'people', 'errors'],
    title: 'adminPeople',
    ...ofPanel,
  },
  notFound: {
    patterns: ['*'],
    module: 'app/not-found-page.tsx',
    namespaces: [],
    title: 'notFound',
    access: 'anyone',
  },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof table;
type Literal<K extends 'namespaces' | 'title'> = Extract<
  (typeof table)[PageName],
  Record<K, unknown>
>[K];

export interface Page extends PageRow {
  namespaces: readonly Literal<'namespaces'>[number][];
  title?: Literal<'title'>;
}

/** Every page of the app: the router, the first paint's preloading and the titles read it here. */
export const pages: Readonly<Record<PageName, Page>> = table;

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? '';
const appSegments = new Set(
  Object.values(pages).flatMap(({ patterns }) => patterns.map(firstSegment).filter(Boolean)),
);

/** Whether the app shows this; everything else is a page of its own, or none. */
export function isAppPath(path: string): boolean {
  return appSegments.has(firstSegment(path));
}
