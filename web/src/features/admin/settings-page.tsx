import { AdminRoom } from './admin-room.tsx';
import { Settings } from './settings/settings.tsx';

export default function SettingsPage() {
  return (
    <AdminRoom room="settings">
      <Settings />
    </AdminRoom>
  );
}
