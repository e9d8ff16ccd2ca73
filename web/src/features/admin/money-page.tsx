import { AdminRoom } from './admin-room.tsx';
import { Refunds } from './money/refunds.tsx';

export default function MoneyPage() {
  return (
    <AdminRoom room="money">
      <Refunds />
    </AdminRoom>
  );
}
