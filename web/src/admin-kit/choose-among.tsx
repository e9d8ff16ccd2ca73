import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { SearchBox } from './listing/search-box.tsx';

interface Found {
  first_name: string;
  last_name: string;
  request_number: string;
}

interface ChooseAmongProps<F extends Found> {
  title: string;
  q: string;
  onSearch: (q: string) => void;
  /** The members that the search found; undefined until the first search has a result. */
  found: readonly F[] | undefined;
  error: Error | null;
  /** Returns the text beside the name and the request number of a result, or null for none. */
  saidOf: (one: F) => string | null;
  onChoose: (one: F) => void;
  onClose: () => void;
}

/** The minimum length of a text that is searched. */
export const shortestSearch = 2;

/** Dialog to search for a member, for example by request number or name, and to choose one of the results. */
export function ChooseAmong<F extends Found>(props: ChooseAmongProps<F>) {
  const { title, q, onSearch, found, error, saidOf, onChoose, onClose } = props;
  const { t } = useTranslation(['money', 'common']);
  const box = useRef<HTMLInputElement>(null);
  return (
    <TitledDialog
      maxWidth="sm"
      title={title}
      onClose={onClose}
      actions={
        <Button color="secondary" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      }
    >
      <SearchBox
        label={t('choose.search')}
        placeholder={t('choose.search')}
        value={q}
        onChange={onSearch}
        inputRef={box}
        autoFocus
      />
      <ErrorAlert error={error} sx={{ marginBlockStart: 1 }} />
      <Box component="ul" sx={{ ...bareList, marginBlockStart: 1 }}>
        {found?.map((one) => (
          <Box component="li" key={one.request_number}>
            <Button
              color="secondary"
              fullWidth
              onClick={() => onChoose(one)}
              aria-label={t('choose.add', { name: fullName(one) })}
              sx={{ justifyContent: 'start', textAlign: 'start', columnGap: 1, flexWrap: 'wrap' }}
            >
              <span dir="auto">{fullName(one)}</span>
              <Ltr>{one.request_number}</Ltr>
              {saidOf(one)}
            </Button>
          </Box>
        ))}
      </Box>
      {found?.length === 0 && (
        <Typography role="status" color="textSecondary">
          {t('choose.none')}
        </Typography>
      )}
    </TitledDialog>
  );
}
