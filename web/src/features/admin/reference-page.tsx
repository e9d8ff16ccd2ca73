import { AdminRoom } from './admin-room.tsx';
import { Reference } from './reference/reference.tsx';

export default function ReferencePage() {
  return (
    <AdminRoom room="reference">
      <Reference />
    </AdminRoom>
  );
}
