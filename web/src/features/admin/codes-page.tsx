import { AdminRoom } from './admin-room.tsx';
import { Codes } from './codes/codes.tsx';

export default function CodesPage() {
  return (
    <AdminRoom room="codes">
      <Codes />
    </AdminRoom>
  );
}
