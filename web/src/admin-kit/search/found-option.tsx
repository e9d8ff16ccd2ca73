import type { searchMembers } from '@fanclub/contract/admin/case-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#member/chips.tsx';
import { fullName } from '#member/full-name.ts';
import { Ltr } from '#ui/ltr.tsx';

export type FoundMember = RouteResponse<typeof searchMembers>['found'][number];

interface FoundOptionProps {
  id: string;
  found: FoundMember;
  /** True for the option that Enter opens. */
  isActive: boolean;
  onOpen: () => void;
}

/** One member that the search found: name, request number, season and state. */
export function FoundOption({ id, found: { user, season }, isActive, onOpen }: FoundOptionProps) {
  const { t } = useTranslation('admin');
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && onOpen()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.25,
        minBlockSize: 48,
        paddingInline: 1.5,
        paddingBlock: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        '&:hover, &[aria-selected="true"]': { backgroundColor: 'surface.sunken' },
      }}
    >
      {/* The box grows and not the `bdi`, because a Latin name would align its `bdi` to the left. */}
      <Box sx={{ fontWeight: 650, flexGrow: 1 }}>
        <bdi>{fullName(user)}</bdi>
      </Box>
      <Ltr>{user.request_number}</Ltr>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('find.season', { season })}
      </Box>
      <StatusChip status={user.request_status} />
    </Box>
  );
}
