import { AdminRoom } from './admin-room.tsx';
import { People } from './people/people.tsx';

export default function PeoplePage() {
  return (
    <AdminRoom room="people">
      <People />
    </AdminRoom>
  );
}
