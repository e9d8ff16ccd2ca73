import { AdminRoom } from './admin-room.tsx';
import { Panel } from './panel.tsx';

export default function MembersPage() {
  return (
    <AdminRoom room="members">
      <Panel room="members" />
    </AdminRoom>
  );
}
