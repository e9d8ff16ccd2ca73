import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#member/status-chip.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { atLineEnd, cutAtEnd, onlyInTable, tableColumns } from './columns.ts';
import { FlagChips } from './flag-chips.tsx';
import { RowAmount } from './row-amount.tsx';
import { RowName } from './row-name.tsx';
import { rowStyle } from './row-style.ts';

interface MemberRowProps {
  member: AdminMember;
  isSelected: boolean;
  onSelect: (requestNumber: string) => void;
}

const small = { fontSize: { xs: '0.8125rem', sm: '0.875rem' } } as const;

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, isSelected, onSelect } = props;
  const { t } = useTranslation(['admin', 'common']);
  const row = useRef<HTMLDivElement>(null);
  const name = `${member.first_name} ${member.last_name}`;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    onSelect(member.request_number);
  };

  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  return (
    <Box
      role="row"
      ref={row}
      aria-current={isSelected || undefined}
      onClick={open}
      sx={{ ...rowStyle(isSelected), ...tableColumns, scrollMarginBlockStart: 44 }}
    >
      <Box
        role="cell"
        sx={{ ...small, gridArea: 'number', whiteSpace: 'nowrap', color: 'text.secondary' }}
      >
        <Ltr>{member.request_number}</Ltr>
      </Box>
      <Box role="cell" sx={{ gridArea: 'name', minInlineSize: 0 }}>
        <RowName name={name} onOpen={open} />
      </Box>
      <Box role="cell" sx={{ ...small, ...onlyInTable, gridArea: 'email', minInlineSize: 0 }}>
        <Box component="bdi" dir="ltr" title={member.email} sx={cutAtEnd}>
          {member.email}
        </Box>
      </Box>
      <Box role="cell" sx={{ ...small, gridArea: 'package', whiteSpace: 'nowrap' }}>
        {t(`common:packages.${member.pack_type}`)}
      </Box>
      <Box role="cell" sx={{ ...atLineEnd, gridArea: 'total', fontSize: '0.9375rem' }}>
        <RowAmount member={member} />
      </Box>
      <Box
        role="cell"
        sx={{ ...atLineEnd, gridArea: 'status', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        <StatusChip status={member.request_status} />
        <FlagChips member={member} />
      </Box>
      <Box role="cell" sx={{ ...onlyInTable, gridArea: 'actions' }}>
        <Button
          size="small"
          fullWidth
          variant="outlined"
          color="secondary"
          aria-label={t('list.open', { name })}
          onClick={open}
          sx={{ minInlineSize: 0, minBlockSize: 32, paddingBlock: 0 }}
        >
          {t('list.review')}
        </Button>
      </Box>
    </Box>
  );
});
