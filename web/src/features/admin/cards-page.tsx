import { AdminRoom } from './admin-room.tsx';
import { Cards } from './cards/cards.tsx';

export default function CardsPage() {
  return (
    <AdminRoom room="cards">
      <Cards />
    </AdminRoom>
  );
}
