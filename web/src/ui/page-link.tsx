import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { useAddress } from '#i18n/use-language.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path from `paths`. A public page opens in the current language. */
  to: string;
};

/** A link that loads the whole page, for pages without a router. */
export function PlainLink({ to, ...anchor }: PageLinkProps) {
  const address = useAddress();
  return <a {...anchor} href={address(to)} />;
}

/** The component that `PageLink` renders. The app sets a link of its router; on built pages it is a plain link. */
export const FollowedBy = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to a page of this site. It can be the `component` of MUI's links and buttons. */
export function PageLink(props: PageLinkProps) {
  const Link = useContext(FollowedBy);
  return <Link {...props} />;
}
