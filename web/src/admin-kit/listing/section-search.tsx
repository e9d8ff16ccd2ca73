import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from './search-box.tsx';

/** Returns the search text of a section. The URL contains the text, so that a reload and the Back button restore it. */
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
