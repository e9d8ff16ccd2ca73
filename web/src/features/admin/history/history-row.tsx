import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '#admin-kit/use-field-names.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Ltr } from '#ui/ltr.tsx';
import { useChangedValue } from './use-changed-value.ts';
import type { HistoryRecord } from './use-history.ts';
import { usePartName } from './use-part-name.ts';

/**
 * A history record. The history of one member has only the fields that all records have. The whole history
 * also says which member, code or admin a record is about.
 */
type ShownRecord = Pick<HistoryRecord, 'at' | 'admin_email' | 'action' | 'fields'> &
  Partial<HistoryRecord>;

interface HistoryRowProps {
  record: ShownRecord;
  /**
   * Filters the list by the admin with this e-mail address. If this function is absent, the address is plain
   * text.
   */
  onAdmin?: (email: string) => void;
}

/**
 * Row of the history: the action, the promo code or the admin that it is about, the admin who did it (if an
 * admin did), the time and the details.
 */
export function HistoryRow({ record, onAdmin }: HistoryRowProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { action, admin_email: email, promo_code: code, about_admin: person } = record;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        columnGap: 3,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 650 }}>
        {t(`actions.${action}`)} {code && <Ltr>{code}</Ltr>}
        {person && <Ltr>{person}</Ltr>}
      </Typography>
      <Typography component="time" dateTime={record.at} variant="body2" color="textSecondary">
        {format.dateTime(record.at)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email ? <Admin email={email} onChoose={onAdmin} /> : t('nobody')}
      </Typography>
      <Details record={record} />
    </Box>
  );
}

interface AdminProps {
  email: string;
  onChoose: ((email: string) => void) | undefined;
}

function Admin({ email, onChoose }: AdminProps) {
  const { t } = useTranslation('history');
  if (!onChoose) return <Ltr>{email}</Ltr>;
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      color="textSecondary"
      underline="hover"
      title={t('onlyAdmin')}
      onClick={() => onChoose(email)}
    >
      <Ltr>{email}</Ltr>
    </Link>
  );
}

/**
 * Details of a record. Changes of data that is not personal are shown with the values before and after.
 * Otherwise the changed fields are named, and for an export the number of columns is shown.
 */
function Details({ record }: { record: ShownRecord }) {
  const { t } = useTranslation('history');
  const fieldNames = useFieldNames();
  const partName = usePartName();
  const wordFor = useChangedValue();
  const { action, fields, changes = [] } = record;
  const named = action.startsWith('export_')
    ? t('columns', { count: fields.length })
    : fieldNames(fields);
  const changed = changes.map(({ field, before, after }) =>
    t('changed', {
      field: field === 'role' ? t('role') : partName(field) || fieldNames([field]) || field,
      before: wordFor(field, before),
      after: wordFor(field, after),
    }),
  );
  return [...(changed.length > 0 ? changed : [named])].filter(Boolean).map((text) => (
    <Typography
      key={text}
      variant="body2"
      color="textSecondary"
      sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  ));
}
