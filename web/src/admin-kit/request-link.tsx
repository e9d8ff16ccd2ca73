import Link from '@mui/material/Link';
import { paths } from '#config/paths.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';

/**
 * Link to the application with this request number. It is 24 px high, the minimum height of a target (WCAG
 * 2.5.8).
 */
export function RequestLink({ number }: { number: string }) {
  return (
    <Link
      component={PageLink}
      to={paths.admin.build({ request: number })}
      variant="body2"
      sx={{ display: 'inline-block', lineHeight: '24px' }}
    >
      <Ltr>{number}</Ltr>
    </Link>
  );
}
