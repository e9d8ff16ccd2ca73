import { AdminRoom } from './admin-room.tsx';
import { History } from './history/history.tsx';

export default function HistoryPage() {
  return (
    <AdminRoom room="history">
      <History />
    </AdminRoom>
  );
}
