import type { MemberRow as Member } from '@fanclub/contract/members/admin-member';
import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Owed } from '#admin-kit/listing/owed.tsx';
import { besideTodayChip, TodayChip } from '#admin-kit/listing/today-chip.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Amount } from '#ui/amount.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { FlagChips } from './flag-chips.tsx';
import {
  asTable,
  atLineEnd,
  cutAtEnd,
  iconInNarrowList,
  onlyInTable,
  tableColumns,
} from './list-head.tsx';
import { WaitingSince } from './waiting-since.tsx';

interface MemberRowProps {
  member: Member;
  isSelected: boolean;
  onSelect: (requestNumber: string) => void;
  /** True if the row shows what the member owes in place of the price. */
  showsOwed: boolean;
  /** Null if the row has no checkbox. */
  isTicked: boolean | null;
  onTick: (id: string) => void;
}

const small = { fontSize: { xs: '0.8125rem', sm: '0.875rem' } } as const;

export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  const { member, isSelected, onSelect, showsOwed, isTicked, onTick } = props;
  const { t } = useTranslation(['admin', 'common']);
  const packName = usePackName();
  const row = useRef<HTMLDivElement>(null);
  const name = fullName(member);
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
      <Box role="cell" sx={{ gridArea: 'name', minInlineSize: 0, display: 'flex' }}>
        {isTicked !== null && (
          <Checkbox
            size="small"
            checked={isTicked}
            onChange={() => onTick(member.id)}
            onClick={(event) => event.stopPropagation()}
            slotProps={{ input: { 'aria-label': t('list.tick', { name }) } }}
            sx={{ padding: '4px', marginInlineStart: '-6px', marginBlock: '-4px' }}
          />
        )}
        <RowName name={name} onOpen={open} />
        <FamilyMark member={member} />
      </Box>
      <Box role="cell" sx={{ ...small, ...onlyInTable, gridArea: 'email', minInlineSize: 0 }}>
        <Box component="bdi" dir="ltr" title={member.email} sx={cutAtEnd}>
          {member.email}
        </Box>
      </Box>
      <Box role="cell" sx={{ ...small, gridArea: 'package', whiteSpace: 'nowrap' }}>
        {packName(member.pack_type)}
      </Box>
      <Box role="cell" sx={{ ...atLineEnd, gridArea: 'total', fontSize: '0.9375rem' }}>
        {showsOwed && member.owes ? <Owed owes={member.owes} /> : <RowAmount member={member} />}
      </Box>
      <Box
        role="cell"
        sx={{
          ...atLineEnd,
          gridArea: 'status',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          [besideTodayChip]: iconInNarrowList,
        }}
      >
        <StatusChip status={member.request_status} />
        <TodayChip member={member} />
        <WaitingSince member={member} />
        <FlagChips member={member} />
      </Box>
      <Box role="cell" sx={{ ...onlyInTable, gridArea: 'actions' }}>
        <SecondaryButton
          size="small"
          fullWidth
          aria-label={t('list.open', { name })}
          onClick={open}
          sx={rowAction}
        >
          {t('list.openShort')}
        </SecondaryButton>
      </Box>
    </Box>
  );
});

/**
 * A click anywhere in the row opens the case, so the row's button is inconspicuous until the row is pointed at or
 * focused.
 */
const rowAction = {
  minInlineSize: 0,
  minBlockSize: 32,
  paddingBlock: 0,
  '[role=row]:not(:hover, :focus-within) &': {
    borderColor: 'transparent',
    color: 'text.secondary',
  },
} as const;

function RowName({ name, onOpen }: { name: string; onOpen: (event: MouseEvent) => void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      title={name}
      dir="auto"
      sx={{
        ...cutAtEnd,
        font: 'inherit',
        fontWeight: 650,
        borderRadius: '4px',
      }}
    >
      {name}
    </ButtonBase>
  );
}

/**
 * The total price in euro, with the sum of the transfer if others were paid with it, and with an icon if the application
 * is paid and nothing else is due.
 */
function RowAmount({ member }: { member: Member }) {
  const { t } = useTranslation(['admin', 'common']);
  const { euro } = useFormat();
  const shared = member.request_status === 'submitted' && member.shared_transfer;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-grid', justifyItems: 'end', [asTable]: { justifyItems: 'start' } }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <Amount value={member.total_price} />
        {member.is_paid && !member.owes && (
          <PaidIcon
            color="success"
            role="img"
            titleAccess={t('common:status.paid')}
            sx={{ fontSize: '1.125rem' }}
          />
        )}
      </Box>
      {shared && (
        <Box component="bdi" sx={ofTransfer}>
          {t('list.ofTransfer', { amount: euro(shared.total_price), count: shared.people })}
        </Box>
      )}
    </Box>
  );
}

/** The table's column is narrower than this text, which therefore breaks there. */
const ofTransfer = {
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  [asTable]: { whiteSpace: 'normal' },
} as const;

/**
 * Returns the style of a row with two lines. `tableColumns` overrides it in the table, where a row is one
 * line.
 */
function rowStyle(isSelected: boolean) {
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"name name status" "number package total"',
    // If the list is narrower than 16rem, as on a phone with very large text, all cells are below each other.
    '@container (max-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "status" "number" "package" "total"',
      '& > [role="cell"]': { justifySelf: 'stretch' },
    },
    alignItems: 'center',
    columnGap: { xs: 1.5, sm: 2 },
    rowGap: 0.25,
    paddingInlineStart: { xs: 2, sm: 2.5 },
    paddingInlineEnd: { xs: 2, sm: 3 },
    paddingBlock: '8px',
    cursor: 'pointer',
    borderBlockEnd: 'var(--line)',
    boxShadow: isSelected ? 'inset var(--fan-row-mark) 0 0 var(--fan-palette-accent-mark)' : 'none',
    '--fan-row-mark': '4px',
    '[dir="rtl"] &': { '--fan-row-mark': '-4px' },
    backgroundColor: isSelected ? 'surface.sunken' : 'transparent',
    '&:hover': { backgroundColor: 'surface.sunken' },
  };
}

/** Icon for a member who has a guardian or is the guardian of others. It is information, not a warning. */
function FamilyMark({ member }: { member: Member }) {
  const { t } = useTranslation('admin');
  if (!member.has_family && !member.guardian_id) return null;
  return (
    <FamilyIcon
      role="img"
      titleAccess={t(member.guardian_id ? 'list.ward' : 'list.guardian')}
      sx={{ fontSize: '1.125rem', color: 'text.secondary', marginInlineStart: 0.75, flexShrink: 0 }}
    />
  );
}
