import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const debounceMs = 300;

interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The accessible name; a search for members by default. */
  label?: string;
  placeholder?: string;
  autoFocus?: boolean;
}

/**
 * Search field that calls `onChange` 300 ms after the last change of its text. If `value` changes from
 * outside, for example by the Back button, the field shows the new value.
 */
export function SearchBox({
  value,
  onChange,
  inputRef,
  autoFocus = false,
  ...words
}: SearchBoxProps) {
  const { t } = useTranslation('admin');
  const { label = t('search.label'), placeholder = t('search.placeholder') } = words;
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const search = useEffectEvent(onChange);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      search(sent.current);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <OutlinedInput
      autoFocus={autoFocus}
      type="search"
      name="q"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        // Moves the focus out of the field, because the list's keyboard shortcuts do not work inside it.
        if (event.key === 'Escape' || event.key === 'Enter') inputRef.current?.blur();
      }}
      inputRef={inputRef}
      placeholder={placeholder}
      // An empty field has the direction of the page, so that its placeholder begins where lines begin.
      inputProps={{ 'aria-label': label, maxLength: 100, ...(typed && { dir: 'auto' }) }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed && (
          <IconButton
            size="small"
            edge="end"
            aria-label={t('search.clear')}
            onClick={() => {
              setTyped('');
              inputRef.current?.focus();
            }}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        flexGrow: { xs: 1, md: 0 },
        inlineSize: { xs: '100%', sm: 300 },
        '& input': { paddingBlock: '8px' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
