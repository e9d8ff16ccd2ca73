import { useTranslation } from 'react-i18next';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';

/** Where the person on screen may go, Home first. */
export function useMenuLinks(): { to: string; label: string }[] {
  const { t } = useTranslation();
  const { isSignedIn } = useSession();
  const { isAdmin } = useAdminCheck();
  const home = { to: paths.landing.build(), label: t('nav.home') };
  const legal = { to: paths.legal.build('terms'), label: t('footer.legal') };
  if (isAdmin) return [home, { to: paths.admin.build(), label: t('nav.admin') }, legal];
  if (isSignedIn) return [home, { to: paths.ownProfile.build(), label: t('nav.profile') }, legal];
  return [
    home,
    { to: paths.register.build(), label: t('actions.register') },
    { to: paths.login.build(), label: t('actions.login') },
    legal,
  ];
}
