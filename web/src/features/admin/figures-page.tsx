import { AdminRoom } from './admin-room.tsx';
import { FiguresRoom } from './figures/figures-room.tsx';

export default function FiguresPage() {
  return (
    <AdminRoom room="figures">
      <FiguresRoom />
    </AdminRoom>
  );
}
