import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { useAddress } from '#i18n/use-address.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** As `paths` builds it; a public page is opened in the language on screen. */
  to: string;
};

/** A page load, as everywhere where no router runs. */
export function PlainLink({ to, ...anchor }: PageLinkProps) {
  const address = useAddress();
  return <a {...anchor} href={address(to)} />;
}

/** Lets the app's router follow links to the app's own pages. */
export const FollowedBy = createContext<ComponentType<PageLinkProps>>(PlainLink);

/** A link to a page of ours, for `component` of MUI's links and buttons too. */
export function PageLink(props: PageLinkProps) {
  const Link = useContext(FollowedBy);
  return <Link {...props} />;
}
