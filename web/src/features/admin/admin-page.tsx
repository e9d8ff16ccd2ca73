import { AdminRoom } from './admin-room.tsx';
import { Panel } from './panel.tsx';

export default function AdminPage() {
  return (
    <AdminRoom room="review">
      <Panel room="review" />
    </AdminRoom>
  );
}
