import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { kinds, periods, type useHistoryAddress } from './use-history-address.ts';

/**
 * Chips and a menu to filter by kind and period. The filter by admin or member is set by links on other pages; here it
 * can only be removed.
 */
export function HistoryFilters({ address }: { address: ReturnType<typeof useHistoryAddress> }) {
  const { t } = useTranslation('history');
  const { kind, period, admin, member, number, change } = address;
  return (
    <Row sx={{ gap: 1 }}>
      <FilterChips
        label={t('filter')}
        values={kinds}
        chosen={kind}
        textOf={(value) => t(`kinds.${value}`)}
        onChoose={(value) => change({ kind: value })}
      />
      <NativeSelect
        value={period}
        onChange={(event) => change({ period: event.target.value })}
        inputProps={{ 'aria-label': t('period') }}
        disableUnderline
        sx={{
          fontSize: '0.875rem',
          paddingInlineStart: 1.5,
          minBlockSize: 36,
          border: 'var(--line)',
          borderRadius: 99,
        }}
      >
        {periods.map((value) => (
          <option key={value} value={value}>
            {t(`periods.${value}`)}
          </option>
        ))}
      </NativeSelect>
      {admin && (
        <Narrowed label={t('byAdmin')} onClear={() => change({ admin: null })}>
          <Ltr>{admin}</Ltr>
        </Narrowed>
      )}
      {member && (
        <Narrowed label={t('ofMember')} onClear={() => change({ member: null, number: null })}>
          {number && <Ltr>{number}</Ltr>}
        </Narrowed>
      )}
    </Row>
  );
}

interface NarrowedProps {
  label: string;
  onClear: () => void;
  children: ReactNode;
}

/** Button that shows a filter set by a link, and removes the filter when it is pressed. */
function Narrowed({ label, onClear, children }: NarrowedProps) {
  return (
    <Button
      size="small"
      variant="contained"
      color="secondary"
      disableElevation
      endIcon={<CloseIcon />}
      onClick={onClear}
      sx={{ minBlockSize: 36, gap: 0.75, borderRadius: 99, overflowWrap: 'anywhere' }}
    >
      {label} {children}
    </Button>
  );
}
