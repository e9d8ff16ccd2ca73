import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { useSession } from '#session/use-session.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { decideAdminVisit } from './admin-guard.ts';
import { Gate } from './gate/gate.tsx';
import { ClosedRoom } from './rooms/closed-room.tsx';
import { RoomFrame } from './rooms/room-frame.tsx';
import { mayEnter, type RoomName } from './rooms/rooms.ts';

/**
 * What admins alone get to see: whoever is not one is sent away, the gate stands before it, and what
 * is not of their role stays closed.
 */
export function AdminRoom({ room, children }: { room: RoomName; children: ReactNode }) {
  const { isSignedIn, hasExpired } = useSession();
  usePageTitle();
  const { role, isAdmin, isChecking, error, refetch } = useAdminCheck();
  const visit = { isSignedIn, hasExpired, isAdmin, isChecking, hasFailed: Boolean(error) };
  const decision = decideAdminVisit(visit);
  if ('redirect' in decision) return <Navigate to={decision.redirect} replace />;
  if (decision.show === 'checking') return <LoadingOverlay open />;
  if (decision.show === 'failed') {
    return (
      <PageLayout width="text">
        <ErrorState error={error} onRetry={() => refetch()} />
      </PageLayout>
    );
  }
  if (role === null) return null;
  return (
    <Gate>
      <RoomFrame room={room} role={role}>
        {mayEnter(role, room) ? children : <ClosedRoom />}
      </RoomFrame>
    </Gate>
  );
}
