import { bulkExclusionOf } from '@fanclub/contract/admin/bulk-exclusions';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { ReasonField } from '../decide/reason-field.tsx';
import { EffectList } from './effect-list.tsx';
import { ExcludedList } from './excluded-list.tsx';
import type { Bulk } from './use-bulk.ts';

interface BulkDialogProps {
  open: boolean;
  bulk: Bulk;
  /** True if this admin has had the member's identity document on screen. */
  hasSeenIdentity: (member: MemberRow) => boolean;
  select: (requestNumber: string) => void;
}

const initialValues = { reason: '' };

/**
 * Asks for confirmation of a decision about many applications and shows its effects. Applications that an admin has to
 * decide one by one are left out and listed with the reason.
 */
export default function BulkDialog({ open, bulk, hasSeenIdentity, select }: BulkDialogProps) {
  const { t } = useTranslation('review');
  const shown = useLastShown(bulk.question);
  if (!shown) return null;
  const { decision, members } = shown;
  const checked = members.map((member) => ({
    member,
    exclusion: bulkExclusionOf(decision, member, hasSeenIdentity(member)),
  }));
  const going = checked.flatMap(({ member, exclusion }) => (exclusion ? [] : member));
  const staying = checked.flatMap(({ member, exclusion }) =>
    exclusion ? { member, why: exclusion } : [],
  );
  const isRejection = decision === 'reject';
  const stay = staying.length > 0 && (
    <Box component="section" aria-labelledby="bulk-staying" sx={{ marginBlockStart: 3 }}>
      <Typography id="bulk-staying" variant="h5" component="h3" sx={{ marginBlockEnd: 1 }}>
        {t('bulk.staying', { count: staying.length })}
      </Typography>
      <ExcludedList
        rows={staying}
        onOpen={(number) => {
          bulk.cancel();
          select(number);
        }}
      />
    </Box>
  );
  return (
    <FormDialog
      key={decision}
      open={open}
      onClose={bulk.cancel}
      maxWidth="sm"
      mutation={bulk.deciding}
      initialValues={initialValues}
      toInput={({ reason }) => ({
        body: {
          decision,
          applications: going.map((one) => pick(one, ['id', 'request_number', 'version'])),
          ...(isRejection && { reason: reason.trim() }),
        },
      })}
      title={t(`bulk.${decision}.title`, { count: going.length })}
      lead={t(`bulk.${decision}.text`, { seconds: bulkUndoWindowMs / 1000 })}
      submit={t(`bulk.${decision}.submit`, { count: going.length })}
      danger={isRejection}
      enterSends={!isRejection}
      done={going.length === 0 && stay}
    >
      {isRejection && <ReasonField required language={commonestLanguage(going)} />}
      <EffectList decision={decision} members={going} />
      {stay}
    </FormDialog>
  );
}

/**
 * Returns the language that most of these members read. The ready-made reasons are offered in this language, because
 * all members get the same text.
 */
function commonestLanguage(members: MemberRow[]): LanguageCode {
  const readers = (code: LanguageCode) =>
    members.filter(({ language }) => language === code).length;
  return (
    languageCodes.toSorted((one, other) => readers(other) - readers(one))[0] ?? defaultLanguage
  );
}
