import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DeletionAnswer } from '#admin-kit/api/member-actions.ts';
import { useMembers, useSelectedMember } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { lazyDialog, lazyPart } from '#ui/lazily.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { DetailPlace } from './members/detail/detail-place.tsx';
import { MemberDetail } from './members/detail/member-detail.tsx';
import { useShownDocument } from './members/detail/use-shown-document.ts';
import { EnterMember } from './members/enter/enter-member.tsx';
import { BulkBar } from './review/bulk/bulk-bar.tsx';
import { LeftOutAlert } from './review/bulk/left-out.tsx';
import { useBulk } from './review/bulk/use-bulk.ts';
import { useSelection } from './review/bulk/use-selection.ts';
import { DecisionBar } from './review/decide/decision-bar.tsx';
import { useReview } from './review/decide/use-review.ts';
import { MemberList } from './review/list/member-list.tsx';
import { Toolbar } from './review/list/toolbar.tsx';
import { PanelHeader } from './review/panel-header.tsx';
import { UndoStack } from './review/undo-stack.tsx';
import { type ApplicationSection, usePanelAddress } from './review/use-panel-address.ts';
import { usePanelShortcuts } from './review/use-panel-shortcuts.ts';
import { useUndoables } from './review/use-undoables.ts';

const MemberPayments = lazyPart(
  () => import('./money/member-payments.tsx'),
  <TextSkeleton lines={6} />,
);

const MemberStory = lazyPart(
  () => import('./history/member-story.tsx'),
  <TextSkeleton lines={6} />,
);

const ApproveDialog = lazyDialog(() => import('./review/decide/approve-dialog.tsx'));
// These two dialogs are loaded on demand, because they contain the sentences about each item in every language.
const RejectDialog = lazyDialog(() => import('./review/decide/reject-dialog.tsx'));
const RequestDialog = lazyDialog(() => import('./review/decide/request-dialog.tsx'));

const ShortcutsDialog = lazyDialog(() => import('./review/shortcuts-dialog.tsx'));

const DeletedSummary = lazyPart(() => import('./members/remove/deleted-summary.tsx'));

const BulkDialog = lazyDialog(() => import('./review/bulk/bulk-dialog.tsx'));

/**
 * The sections "review" and "members": the list of applications beside the detail of one application. On narrow screens
 * the detail is a drawer over the list. Features must not import each other, so this page passes the elements of one
 * feature to another.
 */
export default function ApplicationsPage({ section }: { section: ApplicationSection }) {
  const isNarrow = useIsNarrow();
  const isPhone = useIsNarrow('md');
  const may = useMay();
  const address = usePanelAddress(section);
  const members = useMembers(address.filters);
  const current = useSelectedMember(address.selected, members.rows);
  const { member } = current;
  const shownDocument = useShownDocument(member);
  const review = useReview({
    members,
    member,
    select: address.select,
    shownDocument,
  });
  const selection = useSelection(members.rows);
  const bulk = useBulk(selection);
  const undoables = useUndoables(review, bulk);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [deleted, setDeleted] = useState<DeletionAnswer | null>(null);
  usePanelShortcuts({
    rows: members.rows,
    address,
    review,
    selection,
    bulk,
    undoables,
    openHelp: () => setHelpOpen(true),
  });

  const story = member && { id: member.id, requestNumber: member.request_number };
  const isOpen = address.selected !== null;
  // An open drawer hides the rest of the page from keyboard and screen reader, so the undo buttons are drawn inside the
  // drawer.
  const isCovered = isOpen && isNarrow;
  // While a case is open beside the list, the header's content is hidden, so that the case and its
  // receipt are higher.
  const isBeside = isOpen && !isNarrow;
  const undoStack = <UndoStack undoables={undoables} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // While the cookie question is open, the page is less high, so that both fit into the window and the head of a
        // case does not scroll away.
        blockSize: { lg: 'calc(100svh - 61px - var(--consent-height, 0px))' },
        minBlockSize: { lg: '32rem' },
      }}
    >
      <PanelHeader
        section={section}
        isSlim={isBeside || (isPhone && section === 'members')}
        onHelp={() => setHelpOpen(true)}
      />
      <Toolbar
        {...address}
        total={members.total}
        selection={selection}
        action={
          section === 'members' &&
          may('importMembers') && <EnterMember onEntered={address.select} />
        }
      />
      <LeftOutAlert bulk={bulk} select={address.select} />
      <Box
        sx={{
          flexGrow: 1,
          minBlockSize: 0,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isOpen ? '360px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
          borderBlockStart: 'var(--line)',
        }}
      >
        <MemberList members={members} {...address} selection={selection} />
        <DetailPlace isOpen={isOpen} isNarrow={isNarrow} onClose={() => address.select(null)}>
          <MemberDetail
            {...current}
            requestNumber={address.selected ?? ''}
            select={address.select}
            approveAll={bulk.may ? (people) => bulk.ask('approve', people) : null}
            shownDocument={shownDocument}
            decisionError={member ? review.errorOf(member) : null}
            decisions={member && <DecisionBar member={member} review={review} />}
            payments={member && <MemberPayments member={member} />}
            history={story && <MemberStory {...story} />}
            record={
              story &&
              section === 'members' && {
                card: <MemberStory {...story} only="card" />,
                mails: <MemberStory {...story} only="mails" />,
              }
            }
            onDeleted={(answer) => {
              setDeleted(answer);
              address.select(null);
            }}
          />
          {isCovered && undoStack}
        </DetailPlace>
      </Box>
      <BulkBar selection={selection} bulk={bulk} />
      <BulkDialog
        open={bulk.question !== null}
        bulk={bulk}
        hasSeenIdentity={shownDocument.hasSeenIdentity}
        select={address.select}
      />
      <ApproveDialog
        open={review.unseen !== null}
        member={review.unseen}
        approval={review.approval}
        onCancel={review.cancelApprove}
      />
      <RejectDialog
        open={review.rejecting !== null}
        member={review.rejecting}
        rejection={review.rejection}
        onCancel={review.cancelReject}
      />
      <RequestDialog open={review.request.member !== null} request={review.request} />
      {!isCovered && undoStack}
      {deleted && <DeletedSummary answer={deleted} onClose={() => setDeleted(null)} />}
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}
