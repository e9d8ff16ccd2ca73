import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { useAddress } from '#i18n/use-address.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path from `paths`; a public page is opened in the current language. */
  to: string;
};

/** A link that loads the page, for places without a router. */
export function PlainLink({ to, ...anchor }: PageLinkProps) {
  const address = useAddress();
  return <a {...anchor} href={address(to)} />;
}

/** The link component for the app's own pages; the app provides its router's. */
export const FollowedBy = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to one of our pages, also for the `component` prop of MUI's links and buttons. */
export function PageLink(props: PageLinkProps) {
  const Link = useContext(FollowedBy);
  return <Link {...props} />;
}
