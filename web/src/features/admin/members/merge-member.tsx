import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { askMerge, type MergePreview, previewMerge } from '@fanclub/contract/merge/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { formatSeason } from '#i18n/format.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';

interface MergeMemberProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/** Button with which an owner merges this member with another member. The dialog first shows what happens to both. */
export function MergeMember({ member, select }: MergeMemberProps) {
  const { t } = useTexts('review');
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const looking = useRouteMutation(previewMerge);
  if (!may('askMerge') || member.merge || member.guardian_id !== null) return null;
  return (
    <>
      <Button
        size="small"
        color="secondary"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {t('merge.open')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={looking.reset}
        maxWidth="sm"
        mutation={looking}
        initialValues={{ number: member.similar_to[0] ?? '' }}
        toInput={({ number }) => ({ params: { id: member.id }, query: { with: number.trim() } })}
        title={t('merge.title')}
        lead={t('merge.lead')}
        submit={t('merge.look')}
        focus="number"
        done={
          looking.data && (
            <Preview
              preview={looking.data}
              onAsked={(number) => {
                setOpen(false);
                select(number);
              }}
            />
          )
        }
      >
        <FieldLatin name="number" label={t('merge.number')} />
      </FormDialog>
    </>
  );
}

interface PreviewProps {
  preview: MergePreview;
  /** Called with the request number of the member who stays. */
  onAsked: (requestNumber: string) => void;
}

/** Shows what a merge does to both members, with the button that confirms it, or why the members cannot be merged. */
function Preview({ preview, onAsked }: PreviewProps) {
  const { t, format } = useTexts(['review', 'errors']);
  const asking = useRouteMutation(askMerge, useMemberAction());
  const { stays, goes, problem, seasons, payments, cards, notes, images } = preview;
  if (problem) return <Alert severity="warning">{t(`errors:${problem}`)}</Alert>;
  const said = (key: 'stays' | 'goes', one: MergePreview['stays']) => (
    <Typography>
      <TaggedText
        text={t(`merge.${key}${one.email ? '' : 'NoMailbox'}`, {
          name: `\u2068${fullName(one)}\u2069`,
        })}
        tags={{ number: <Ltr>{one.request_number}</Ltr>, address: <Ltr>{one.email}</Ltr> }}
      />
    </Typography>
  );
  return (
    <Stack spacing={2}>
      {said('stays', stays)}
      {said('goes', goes)}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 3 }}>
        <li>
          {t('merge.seasons', {
            seasons: format.list(seasons.map((label) => formatSeason(label, format.language))),
          })}
        </li>
        {stays.season === goes.season && (
          <li>
            <TaggedText
              text={t('merge.present', { season: formatSeason(stays.season, format.language) })}
              tags={{ number: <Ltr>{preview.present}</Ltr> }}
            />
          </li>
        )}
        {preview.takes_membership && <li>{t('merge.membership')}</li>}
        <li>{t('merge.rows', { payments, cards, notes, images })}</li>
        <li>{t('merge.history')}</li>
      </Box>
      <ErrorAlert error={asking.error} />
      <Button
        variant="contained"
        color="error"
        loading={asking.isPending}
        onClick={() =>
          asking.mutate(
            { params: { id: stays.id }, body: { goes: goes.id } },
            { onSuccess: () => onAsked(stays.request_number) },
          )
        }
      >
        {t('merge.submit')}
      </Button>
    </Stack>
  );
}
