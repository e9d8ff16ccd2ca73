import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#ui/amount.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { PaymentChip } from '#ui/member/payment-chip.tsx';
import { StatusChip } from '#ui/member/status-chip.tsx';
import { asTable, tableColumns } from './columns.ts';
import { FlagChips } from './flag-chips.tsx';
import { rowStyle } from './row-style.ts';

interface MemberRowProps {
  member: AdminMember;
  isSelected: boolean;
  onSelect: () => void;
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, isSelected, onSelect } = props;
  const { t } = useTranslation(['admin', 'common']);
  const row = useRef<HTMLDivElement>(null);
  const name = `${member.first_name} ${member.last_name}`;

  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <Box
      role="row"
      ref={row}
      aria-current={isSelected || undefined}
      onClick={onSelect}
      sx={{ ...rowStyle(isSelected), ...tableColumns }}
    >
      <Box role="cell" sx={{ gridArea: 'number', color: 'text.secondary', fontSize: '0.875rem' }}>
        <Ltr>{member.request_number}</Ltr>
      </Box>
      <Box role="cell" sx={{ gridArea: 'name', ...ellipsis, fontWeight: 650 }}>
        <bdi title={name}>{name}</bdi>
      </Box>
      <Box role="cell" sx={{ gridArea: 'email', ...ellipsis, fontSize: '0.875rem' }}>
        <bdi dir="ltr" title={member.email}>
          {member.email}
        </bdi>
      </Box>
      <Box role="cell" sx={{ gridArea: 'package', fontSize: '0.875rem' }}>
        {t(`common:packages.${member.pack_type}`)}
      </Box>
      <Typography role="cell" component="div" sx={{ gridArea: 'total', fontSize: '0.9375rem' }}>
        <Amount value={member.total_price} />
      </Typography>
      <Box role="cell" sx={{ gridArea: 'status', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StatusChip status={member.request_status} />
        {member.is_paid && <PaymentChip isPaid hasReceipt />}
        <FlagChips member={member} />
      </Box>
      <Box role="cell" sx={{ gridArea: 'actions', display: 'grid' }}>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          aria-label={t('list.open', { name })}
          onClick={(event) => {
            event.stopPropagation();
            onSelect();
          }}
          sx={{ minInlineSize: 0, [asTable]: { minBlockSize: 32 } }}
        >
          {t('list.review')}
        </Button>
      </Box>
    </Box>
  );
});
