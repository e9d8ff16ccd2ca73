import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import type { DeletionAnswer } from '../api/member-actions.ts';
import { DangerZone } from '../remove/danger-zone.tsx';
import { Conflict } from './conflict.tsx';
import { MemberFacts } from './member-facts.tsx';
import { Notices } from './notices.tsx';
import { PassportPanel } from './passport-panel.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';

interface DetailBodyProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
  decisionError: Error | null;
  onDeleted: (answer: DeletionAnswer) => void;
}

export function DetailBody({ member, select, decisionError, onDeleted }: DetailBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, containerType: 'inline-size' }}>
      <Conflict error={decisionError} />
      <Notices member={member} select={select} />
      <ReceiptPanel member={member} />
      <MemberFacts member={member} />
      <PassportPanel member={member} />
      <DangerZone member={member} onDeleted={onDeleted} />
    </Box>
  );
}
