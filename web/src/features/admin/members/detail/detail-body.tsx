import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeletionAnswer, useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Conflict } from '../conflict.tsx';
import { EnterMember } from '../enter/enter-member.tsx';
import { MergeMember } from '../merge-member.tsx';
import { PendingMerge } from '../pending-merge.tsx';
import { DangerZone } from '../remove/danger-zone.tsx';
import { AccountNotice } from './account-notice.tsx';
import { AnsweredPanel } from './answered-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { MemberFacts } from './member-facts.tsx';
import { Notices } from './notices.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { SamePayment } from './same-payment.tsx';
import type { ShownDocument } from './use-shown-document.ts';

/**
 * Alert about a flag that was raised after the approval. The member stays in the queue of flagged
 * applications until an admin dismisses the flag or revokes the membership.
 */
function LateFlag({ member }: { member: AdminMember }) {
  const { t } = useTranslation('review');
  const may = useMay();
  const { id, version } = member;
  const { mutate, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  if (!member.flagged_since_decision) return null;
  const keep = () => mutate({ params: { id }, body: { flagged_since_decision: false, version } });
  return (
    <>
      <Alert severity="warning">
        {t('lateFlag.text')}
        {may('updateUser') && (
          <SecondaryButton
            size="small"
            loading={isPending}
            onClick={keep}
            sx={{ display: 'flex', marginBlockStart: 1 }}
          >
            {t('lateFlag.keep')}
          </SecondaryButton>
        )}
      </Alert>
      <Conflict error={error} />
    </>
  );
}

const MemberNotes = lazyPart(() => import('../member-notes.tsx'));

const RenewAtDesk = lazyPart(() => import('../desk/renew-at-desk.tsx'));

const EndMembership = lazyPart(() => import('../end-membership.tsx'));

const EarlierSeasons = lazyPart(() => import('./earlier-seasons.tsx'));

interface RecordParts {
  card: ReactNode;
  mails: ReactNode;
}

export interface DetailBodyProps {
  member: AdminMember;
  select: (requestNumber: string | null) => void;
  shownDocument: ShownDocument;
  /** The error of the last decision about this member. */
  decisionError: Error | null;
  onDeleted: (answer: DeletionAnswer) => void;
  /** Asks to approve people of a family together; null if this admin may not. */
  approveAll: ((members: MemberRow[]) => void) | null;
  // Other features of the panel provide the next elements, because features must not import each other.
  payments: ReactNode;
  history: ReactNode;
  /** The tabs "card" and "mails" of a member's record. Without them, the detail is the case of the review. */
  record?: RecordParts | false | undefined;
}

/** What is below the header of an application: the case of the review, or the record of a member. */
export default function DetailBody(props: DetailBodyProps) {
  const { record } = props;
  return record ? <Record {...props} record={record} /> : <Overview {...props} />;
}

interface RecordProps extends DetailBodyProps {
  record: RecordParts;
}

function Record({ payments, history, record, ...props }: RecordProps) {
  const overview = <Overview {...props} />;
  return (
    <RecordTabs member={props.member} parts={{ overview, money: payments, ...record, history }} />
  );
}

type OverviewProps = Omit<DetailBodyProps, 'payments' | 'history' | 'record'> &
  Partial<Pick<DetailBodyProps, 'payments' | 'history'>>;

/** Everything that a decision needs, in one column. */
function Overview(props: OverviewProps) {
  const { member, shownDocument, approveAll, select, decisionError, payments, history, onDeleted } =
    props;
  const may = useMay();
  return (
    <Box sx={{ display: 'grid', gap: 3, containerType: 'inline-size' }}>
      <Conflict error={decisionError} />
      <LateFlag member={member} />
      <PendingMerge member={member} />
      <Notices member={member} select={select} />
      <AccountNotice member={member} />
      {may('renewUser') && <RenewAtDesk member={member} select={select} />}
      <SamePayment member={member} select={select} />
      <AnsweredPanel member={member} />
      <FamilyPanel member={member} approveAll={approveAll} select={select} />
      <DocumentsPanel member={member} shown={shownDocument} />
      <MemberNotes id={member.id} />
      {payments}
      <MemberFacts member={member} history={history} />
      {member.other_numbers.length > 0 && (
        <EarlierSeasons id={member.id} openDues={member.account.open_dues} />
      )}
      {member.membership && member.guardian_id === null && may('importMembers') && (
        <EnterMember guardian={member} onEntered={select} />
      )}
      <EndMembership member={member} />
      <MergeMember member={member} select={select} />
      <DangerZone member={member} onDeleted={onDeleted} />
    </Box>
  );
}
