import { AdminRoom } from './admin-room.tsx';
import { Messages } from './messages/messages.tsx';

export default function MessagesPage() {
  return (
    <AdminRoom room="messages">
      <Messages />
    </AdminRoom>
  );
}
