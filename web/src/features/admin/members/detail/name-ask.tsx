import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { answerNameAsk } from '@fanclub/contract/names/admin-routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fullName } from '#member/full-name.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { Row } from '#ui/row.tsx';
import { Conflict } from '../conflict.tsx';

interface NameAskProps {
  member: AdminMember;
  ask: NonNullable<AdminMember['name_ask']>;
}

/**
 * Shows the member's request to correct the name, with the name before and after and the buttons to accept and decline.
 */
export default function NameAsk({ member, ask }: NameAskProps) {
  const { t } = useTranslation('review');
  const may = useMay();
  const [isDeclining, setDeclining] = useState(false);
  const answering = useRouteMutation(answerNameAsk, useMemberAction());
  const { id, version } = member;
  const answer = (accept: boolean, note: string | null) => ({
    params: { id },
    body: { ask: ask.id, accept, note, version },
  });
  return (
    <>
      <Alert severity="info">
        {t('nameAsk.text', {
          day: ask.at,
          before: `\u2068${fullName(member)}\u2069`,
          after: `\u2068${fullName(ask)}\u2069`,
        })}
        {ask.note && (
          <div>
            <bdi>{ask.note}</bdi>
          </div>
        )}
        <div>{t('nameAsk.card')}</div>
        {may('answerNameAsk') && (
          <Row sx={{ gap: 1, marginBlockStart: 1 }}>
            <Button
              size="small"
              variant="outlined"
              color="secondary"
              loading={answering.isPending}
              onClick={() => answering.mutate(answer(true, null))}
            >
              {t('nameAsk.accept')}
            </Button>
            <Button size="small" color="secondary" onClick={() => setDeclining(true)}>
              {t('nameAsk.decline')}
            </Button>
          </Row>
        )}
      </Alert>
      <Conflict error={answering.error} />
      <FormDialog
        open={isDeclining}
        onClose={() => setDeclining(false)}
        mutation={answering}
        initialValues={{ note: '' }}
        toInput={({ note }) => answer(false, note.trim() || null)}
        title={t('nameAsk.declineTitle')}
        lead={t('nameAsk.declineText')}
        submit={t('nameAsk.decline')}
        focus="note"
        onDone={() => setDeclining(false)}
      >
        <FieldText
          name="note"
          autoComplete="off"
          required={false}
          dir="auto"
          label={t('nameAsk.note')}
        />
      </FormDialog>
    </>
  );
}
