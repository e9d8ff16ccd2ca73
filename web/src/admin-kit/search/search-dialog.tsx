import { searchMembers } from '@fanclub/contract/admin/case-routes';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routeQuery } from '#api/route-query.ts';
import { paths } from '#config/paths.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type FoundMember, FoundOption } from './found-option.tsx';

const debounceMs = 250;
const shortest = 2;

/** Dialog that searches for members, from every section. Arrow keys choose, and Enter opens the member's record. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = useDebounced(typed.trim(), debounceMs);
  const isShort = typed.trim().length < shortest;
  const query = useQuery({
    ...routeQuery(searchMembers, { query: { q } }),
    placeholderData: keepPreviousData,
    ...(q.length < shortest && { queryFn: skipToken }),
  });
  const found = isShort ? [] : (query.data?.found ?? []);
  const place = Math.min(active, found.length - 1);
  const isSettled = q === typed.trim() && query.isSuccess && !query.isPlaceholderData;
  const open = ({ user }: FoundMember) => {
    onClose();
    void navigate(paths.adminMembers.build({ request: user.request_number }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[place];
    if (event.key === 'ArrowDown') setActive(Math.min(place + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(place - 1, 0));
    else if (event.key === 'Enter' && chosen && isSettled) open(chosen);
    else return;
    event.preventDefault();
  };
  const optionId = (option: number) => `${id}-${option}`;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <DialogTitle sx={visuallyHidden}>{t('find.title')}</DialogTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: 1.5 }}>
        <OutlinedInput
          autoFocus
          fullWidth
          type="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('find.placeholder')}
          inputProps={{
            'aria-label': t('find.title'),
            role: 'combobox',
            'aria-expanded': found.length > 0,
            'aria-controls': id,
            'aria-autocomplete': 'list',
            'aria-activedescendant': found.length > 0 ? optionId(place) : undefined,
            maxLength: 100,
            dir: 'auto',
            autoComplete: 'off',
          }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          }
          sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
        />
        <IconButton aria-label={t('common:actions.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', paddingInline: 1.5, paddingBlockEnd: 1.5 }}>
        <Typography role="status" variant="note" component="div">
          {isShort && t('find.hint')}
          {!isShort && !isSettled && !query.error && t('find.loading')}
          {!isShort && isSettled && t('find.found', { count: found.length })}
          {!isShort && isSettled && found.length === 0 && <div>{t('find.hint')}</div>}
        </Typography>
        <ErrorAlert error={isShort ? null : query.error} fallback="error_loading_data" />
        {!isShort && query.error && (
          <Button size="small" onClick={() => void query.refetch()}>
            {t('common:actions.retry')}
          </Button>
        )}
        <Box id={id} role="listbox" aria-label={t('find.results')} sx={{ marginBlockStart: 0.5 }}>
          {found.map((one, option) => (
            <FoundOption
              key={one.user.id}
              id={optionId(option)}
              found={one}
              isActive={option === place}
              onOpen={() => open(one)}
            />
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}

/** Returns the latest value that has stayed the same for `ms` milliseconds. */
function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
