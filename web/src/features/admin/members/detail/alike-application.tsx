import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Link from '@mui/material/Link';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '#admin-kit/api/queries.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';

interface AlikeApplicationProps {
  member: AdminMember;
  /** Request number of an application for which this member's application is flagged. */
  number: string;
  select: (requestNumber: string) => void;
}

/** Link to another application, and what it has in common with this one. */
export function AlikeApplication({ member, number, select }: AlikeApplicationProps) {
  const { t } = useTranslation('review');
  // Like the family, `alike` comes with the application; this query only reads the cache.
  const { data } = useQuery({ ...familyQuery(member.request_number), queryFn: skipToken });
  const found = data?.alike.find(({ request_number }) => request_number === number);
  const names = found?.likenesses.map((likeness) => t(`alike.${likeness}`)) ?? [];
  const link = (
    <Link component="button" type="button" onClick={() => select(number)}>
      <Ltr>{number}</Ltr>
    </Link>
  );
  return (
    <div>
      <Dotted parts={[link, ...(names.length > 0 ? names : [t('alike.none')])]} />
    </div>
  );
}
