import Link from '@mui/material/Link';
import { paths } from '#config/paths.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';

interface RequestLinkProps {
  number: string;
  /** The tab that is open when the link opens the record. */
  tab: 'money' | 'card';
}

/**
 * Link to the record of the member with this request number. The link is 24 px high, the minimum height of a target
 * (WCAG 2.5.8).
 */
export function RequestLink({ number, tab }: RequestLinkProps) {
  return (
    <Link
      component={PageLink}
      to={paths.adminMembers.build({ request: number, tab })}
      variant="body2"
      sx={{ display: 'inline-block', lineHeight: 'max(24px, 1.5em)' }}
    >
      <Ltr>{number}</Ltr>
    </Link>
  );
}
