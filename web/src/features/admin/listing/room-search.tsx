import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../list/search-box.tsx';

/** What a room is searched for; in its address, so that reload and Back keep it. */
export function useSought(): string {
  const [search] = useSearchParams();
  return search.get('q') ?? '';
}

interface RoomSearchProps {
  label: string;
  placeholder: string;
}

/** Where a room is searched, over its list. */
export function RoomSearch(words: RoomSearchProps) {
  const [, setSearch] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  return (
    <SearchBox
      {...words}
      value={useSought()}
      onChange={(q) => setSearch(q ? { q } : {}, { replace: true })}
      inputRef={box}
    />
  );
}
