import { AdminRoom } from './admin-room.tsx';
import { PrintedAddresses } from './cards/print/printed-addresses.tsx';

export default function CardsPrintPage() {
  return (
    <AdminRoom room="cards">
      <PrintedAddresses />
    </AdminRoom>
  );
}
