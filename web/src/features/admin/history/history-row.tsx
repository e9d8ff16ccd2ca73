import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { Ltr } from '#ui/ltr.tsx';
import { useFieldNames } from '../detail/use-field-names.ts';
import type { HistoryRecord } from './use-history.ts';

/** What was done, to what; by whom, and when. */
export function HistoryRow({ record }: { record: HistoryRecord }) {
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
        {email ? <Ltr>{email}</Ltr> : t('nobody')}
      </Typography>
      <Details record={record} />
    </Box>
  );
}

/** Names of changed fields; of an export, how many columns it had. */
function Details({ record }: { record: HistoryRecord }) {
  const { t } = useTranslation('history');
  const fieldNames = useFieldNames();
  const { action, fields } = record;
  const text =
    action === 'export_members' ? t('columns', { count: fields.length }) : fieldNames(fields);
  if (!text) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
      {text}
    </Typography>
  );
}
