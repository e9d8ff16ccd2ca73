import { AdminRoom } from './admin-room.tsx';
import { MoneyRoom } from './money/money-room.tsx';

export default function MoneyPage() {
  return (
    <AdminRoom room="money">
      <MoneyRoom />
    </AdminRoom>
  );
}
