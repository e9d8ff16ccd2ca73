import { auditSentences } from '@fanclub/contract/audit/actions';
import { subjectOfSetting } from '@fanclub/contract/settings/defaults';
import { isRoleField, phrasesField, subjectOf } from '@fanclub/contract/settings/guarded';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '#admin-kit/use-field-names.ts';
import { usePartName } from '#admin-kit/use-part-name.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Line, onItsOwnLine } from './line.tsx';
import { isRole, useChangedValue } from './use-changed-value.ts';
import type { HistoryRecord } from './use-history.ts';

/**
 * A history record. In the history of one member, a record has only the fields that all records have. In the whole
 * history, it also names the member, code or admin that it is about.
 */
type ShownRecord = Pick<HistoryRecord, 'at' | 'admin_email' | 'action' | 'fields'> &
  Partial<HistoryRecord>;

interface HistoryRowProps {
  /** The records of one row, newest first: a single record, or the looks that `foldLooks` put together. */
  records: readonly [ShownRecord, ...ShownRecord[]];
  /** Filters the list by the admin with this e-mail address. Without this function, the address is plain text. */
  onAdmin?: (email: string) => void;
}

/**
 * Row of the history: the action, the promo code or the admin concerned, the admin who acted (if it was an admin), the
 * time and the details.
 */
export function HistoryRow({ records, onAdmin }: HistoryRowProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const [record] = records;
  const actions = [...new Set(records.map(({ action }) => action))].map((action) => {
    const count = records.filter((one) => one.action === action).length;
    const look = auditSentences[action][language];
    return count > 1 ? t('looks', { look, count }) : look;
  });
  const { admin_email: email, promo_code: code, about_admin: person } = record;
  return (
    <Line
      title={
        <>
          <Dotted parts={actions} /> {code && <Ltr>{code}</Ltr>}
          {person && <Ltr>{person}</Ltr>}
        </>
      }
      at={record.at}
      by={email ? <Admin email={email} onChoose={onAdmin} /> : t('nobody')}
    >
      <Details record={record} />
    </Line>
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

/** The digest of a statement's file is for programs that compare the stored file with it. */
const unread: readonly string[] = ['sha256'];

/**
 * Details of a record. If the changed values are not personal, each is shown before and after the change. Otherwise
 * only the changed fields are named. For an export the number of columns is shown.
 */
function Details({ record }: { record: ShownRecord }) {
  const { t, i18n } = useTranslation('history');
  const fieldNames = useFieldNames();
  const partName = usePartName();
  const wordFor = useChangedValue();
  // Only the section of the history loads the names of settings. The history of a member has no settings.
  const language = useLanguage();
  const settingName = (field: string) =>
    i18n.exists(`settings:fields.${field}`) ? i18n.t(`settings:fields.${field as 'season'}`) : '';
  const nameOfOther = (field: string) =>
    field === phrasesField
      ? t('phrases')
      : fieldNames([field]) || subjectOfSetting(field, language) || settingName(field) || field;
  const nameOfRole = (field: string) =>
    isRoleField(field) ? `${t('role')} ${isolateLtr(subjectOf(field))}` : t('role');
  const { action, fields, changes = [] } = record;
  const named = action.startsWith('export_')
    ? t('columns', { count: fields.length })
    : fieldNames(fields);
  const changed = changes
    .filter(({ field }) => !unread.includes(field))
    .map(({ field, before, after }) =>
      t('changed', {
        field: isRole(field) ? nameOfRole(field) : partName(field) || nameOfOther(field),
        before: wordFor(field, before),
        after: wordFor(field, after),
      }),
    );
  return [...(changed.length > 0 ? changed : [named])].filter(Boolean).map((text) => (
    <Typography
      key={text}
      variant="note"
      sx={{ overflowWrap: 'anywhere', ...(changed.length > 0 && onItsOwnLine) }}
    >
      {text}
    </Typography>
  ));
}
