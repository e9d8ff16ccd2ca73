import Box from '@mui/material/Box';
import { lazy, useRef, useState } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { WhenOpened } from '#ui/when-opened.tsx';
import type { DeletionAnswer } from './api/member-actions.ts';
import { useMembers, useSelectedMember } from './api/queries.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { LeftOutAlert } from './bulk/left-out.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { useSelection } from './bulk/use-selection.ts';
import { ApproveDialog } from './decide/approve-dialog.tsx';
import { RejectDialog } from './decide/reject-dialog.tsx';
import { RequestDialog } from './decide/request-dialog.tsx';
import { UndoStack } from './decide/undo-stack.tsx';
import { useReview } from './decide/use-review.ts';
import { useUndoables } from './decide/use-undoables.ts';
import { DetailPlace } from './detail/detail-place.tsx';
import { MemberDetail } from './detail/member-detail.tsx';
import { useShownDocument } from './detail/use-shown-document.ts';
import { ExportUnderWay } from './export/export-under-way.tsx';
import { MemberList } from './list/member-list.tsx';
import { Toolbar } from './list/toolbar.tsx';
import { FailedMails } from './mails/failed-mails.tsx';
import { PanelHeader } from './panel-header.tsx';
import { Reminders } from './reminders/reminders.tsx';
import { DeletedSummary } from './remove/delete-member.tsx';
import { useMay } from './rooms/use-may.ts';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { usePanelShortcuts } from './shortcuts/use-panel-shortcuts.ts';
import { type PanelRoom, usePanelAddress } from './use-panel-address.ts';

const BulkDialog = lazy(() => loadChunk(() => import('./bulk/bulk-dialog.tsx')));

/** List beside detail; on phones the detail is a drawer over the list. */
export function Panel({ room }: { room: PanelRoom }) {
  const isNarrow = useIsNarrow();
  const may = useMay();
  const address = usePanelAddress(room);
  const members = useMembers(address.filters);
  const current = useSelectedMember(address.selected, members.rows);
  const shownDocument = useShownDocument(current.member);
  const review = useReview({
    members,
    member: current.member,
    select: address.select,
    shownDocument,
  });
  const selection = useSelection(members.rows);
  const bulk = useBulk(selection);
  const undoables = useUndoables(review, bulk);
  const searchBox = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [deleted, setDeleted] = useState<DeletionAnswer | null>(null);
  usePanelShortcuts({
    rows: members.rows,
    address,
    review,
    selection,
    bulk,
    undoables,
    searchBox,
    openHelp: () => setHelpOpen(true),
  });

  const isOpen = address.selected !== null;
  // An open drawer hides everything else from keyboard and screen reader, so it holds this too.
  const isCovered = isOpen && isNarrow;
  const undoStack = <UndoStack undoables={undoables} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: { lg: 'calc(100svh - 61px)' },
        minBlockSize: { lg: '35rem' },
      }}
    >
      <PanelHeader onHelp={() => setHelpOpen(true)} />
      {room === 'review' && may('listFailedMails') && <FailedMails />}
      {room === 'review' && may('reminders') && <Reminders />}
      <Toolbar {...address} total={members.total} searchBox={searchBox} selection={selection} />
      <LeftOutAlert bulk={bulk} select={address.select} />
      <Box
        sx={{
          flexGrow: 1,
          minBlockSize: 0,
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isOpen ? 'minmax(320px, 38%) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          },
          borderBlockStart: '1px solid',
          borderColor: 'divider',
        }}
      >
        <MemberList members={members} {...address} selection={selection} />
        <DetailPlace isOpen={isOpen} isNarrow={isNarrow} onClose={() => address.select(null)}>
          <MemberDetail
            {...current}
            review={review}
            shownDocument={shownDocument}
            address={address}
            onDeleted={(answer) => {
              setDeleted(answer);
              address.select(null);
            }}
          />
          {isCovered && undoStack}
        </DetailPlace>
      </Box>
      <BulkBar selection={selection} bulk={bulk} />
      <WhenOpened open={bulk.question !== null}>
        <BulkDialog
          bulk={bulk}
          hasSeenIdentity={shownDocument.hasSeenIdentity}
          select={address.select}
        />
      </WhenOpened>
      <ApproveDialog
        member={review.unseen}
        approval={review.approval}
        onCancel={review.cancelApprove}
      />
      <RejectDialog
        member={review.rejecting}
        rejection={review.rejection}
        onCancel={review.cancelReject}
      />
      <RequestDialog request={review.request} />
      {!isCovered && undoStack}
      {deleted && <DeletedSummary answer={deleted} onClose={() => setDeleted(null)} />}
      <ExportUnderWay
        id={may('readExport') ? address.exportId : null}
        onClose={() => address.showExport(null)}
      />
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}
