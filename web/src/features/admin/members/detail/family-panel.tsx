import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import type { FamilyMember } from '@fanclub/contract/members/family';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFamily } from '#admin-kit/api/queries.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { PaymentChip, StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';

const titleId = 'member-family';

interface FamilyPanelProps {
  member: AdminMember;
  /** Asks to approve these people together; null if this admin may not. */
  approveAll: ((members: MemberRow[]) => void) | null;
  select: (requestNumber: string) => void;
}

/** Lists the member's guardian and family, and offers to approve those together whom one transfer paid for. */
export function FamilyPanel({ member, approveAll, select }: FamilyPanelProps) {
  const { t } = useTranslation('review');
  const { guardian, family, together } = useFamily(member.request_number);
  if (!guardian && family.length === 0) return null;
  return (
    <Panel
      component="section"
      aria-labelledby={titleId}
      variant="sunken"
      sx={{ display: 'grid', gap: 1.5, padding: 2 }}
    >
      <Box>
        <Typography id={titleId} variant="h5" component="h3">
          {t('family.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t(guardian ? 'family.ward' : 'family.guardian')}
        </Typography>
      </Box>
      <Box component="ul" sx={{ ...bareList, display: 'grid', gap: 1 }}>
        {guardian && <Relative person={guardian} isGuardian select={select} />}
        {family.map((person) => (
          <Relative key={person.id} person={person} select={select} />
        ))}
      </Box>
      {approveAll && together.length > 1 && (
        <Button
          variant="outlined"
          color="success"
          sx={{ justifySelf: 'start' }}
          onClick={() => approveAll(together)}
        >
          {t('family.approve', { count: together.length })}
        </Button>
      )}
    </Panel>
  );
}

interface RelativeProps {
  person: FamilyMember;
  isGuardian?: boolean;
  select: (requestNumber: string) => void;
}

function Relative({ person, isGuardian = false, select }: RelativeProps) {
  const { t } = useTranslation(['review', 'common']);
  const packName = usePackName();
  return (
    <Row component="li" sx={{ columnGap: 1.5, rowGap: 0.5 }}>
      <Link component="button" type="button" onClick={() => select(person.request_number)}>
        <bdi>{fullName(person)}</bdi>
      </Link>
      {isGuardian && <span>({t('family.answers')})</span>}
      <Typography variant="note">
        <Ltr>{person.request_number}</Ltr>
      </Typography>
      <Typography variant="note">{packName(person.pack_type)}</Typography>
      <StatusChip status={person.request_status} />
      {/* The list says only who has paid. For a paid application `hasReceipt` makes no difference. */}
      {person.is_paid && <PaymentChip isPaid hasReceipt />}
    </Row>
  );
}
