import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from './search-box.tsx';

/**
 * Returns the search text. It is kept in the URL, so that it is still there after a reload and when the admin
 * returns to the section by the Back button.
 */
export function useSought(): string {
  const [search] = useSearchParams();
  return search.get('q') ?? '';
}

interface SectionSearchProps {
  label: string;
  placeholder: string;
}

export function SectionSearch(words: SectionSearchProps) {
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
