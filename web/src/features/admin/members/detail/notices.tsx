import type { AdminMember } from '@fanclub/contract/members/admin-member';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#i18n/use-texts.ts';
import { useItemList } from '#member/item-texts.ts';
import { useApplicationKeptUntil } from '#member/kept-until.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TaggedText } from '#ui/tagged-text.tsx';
import { AlikeApplication } from './alike-application.tsx';

interface NoticesProps {
  member: AdminMember;
  select: (requestNumber: string) => void;
}

/** Alerts about everything unusual in the application, which an admin should know before deciding. */
export function Notices({ member, select }: NoticesProps) {
  const { t, format } = useTexts('review');
  const keptUntil = useApplicationKeptUntil(member);
  const itemList = useItemList();
  const {
    told_total: quoted,
    told_rial: quotedRial,
    total_price: due,
    rial_amount: dueRial,
  } = member;
  const { end_reason: reason, valid_until: until } =
    member.next_membership ?? member.membership ?? {};
  return (
    <>
      {reason && (
        <Alert severity={reason === 'expelled' ? 'error' : 'info'}>
          {t(`end.ended.${reason}`, { day: format.day(until ?? '') })}
        </Alert>
      )}
      {quoted !== null && <Alert severity="warning">{t('notices.quoted', { quoted, due })}</Alert>}
      {quotedRial !== null && dueRial !== null && (
        <Alert severity="warning">
          {t('notices.quotedRial', { quoted: quotedRial, due: dueRial })}
        </Alert>
      )}
      {member.told_number && (
        <Alert severity="warning">
          <TaggedText
            text={t('notices.quotedNumber')}
            tags={{ number: <Ltr>{member.told_number}</Ltr> }}
          />
        </Alert>
      )}
      {member.similar_to.length > 0 && <SimilarPeople member={member} select={select} />}
      {member.flags.includes('by_program') && (
        <Alert severity="info">{t('notices.byProgram')}</Alert>
      )}
      {member.payment_note && (
        <Alert severity="info">
          {t('notices.paymentNote')} <bdi>{member.payment_note}</bdi>
        </Alert>
      )}
      {member.not_me_at && (
        <Alert severity="error">{t('notices.notMe', { day: member.not_me_at })}</Alert>
      )}
      {member.delete_requested_at && (
        <Alert severity="info">{t('notices.deletion', { day: member.delete_requested_at })}</Alert>
      )}
      {member.account_pending && <Alert severity="info">{t('notices.accountPending')}</Alert>}
      {member.requested && member.request_status !== 'rejected' && (
        <Alert severity="info">
          {t('notices.waits', {
            day: member.requested.since,
            items: itemList(member.requested.items),
          })}
          {member.requested.note && (
            <div>
              <bdi>{member.requested.note}</bdi>
            </div>
          )}
        </Alert>
      )}
      {member.request_status === 'rejected' && (
        <Alert severity="info">
          {t('notices.rejected', { day: member.decided_at })}{' '}
          <bdi>{member.rejection_reason ?? t('notices.noReason')}</bdi>
          {member.requested && (
            <div>{t('notices.toFix', { items: itemList(member.requested.items) })}</div>
          )}
          {keptUntil && <div>{t('notices.keptUntil', { day: keptUntil })}</div>}
        </Alert>
      )}
    </>
  );
}

/** One alert with each application that may be of the same person, and what it has in common with this one. */
function SimilarPeople({ member, select }: NoticesProps) {
  const { t } = useTranslation('review');
  return (
    <Alert severity="warning">
      {t('notices.similar')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {member.similar_to.map((number) => (
          <AlikeApplication key={number} {...{ member, number, select }} />
        ))}
      </Box>
    </Alert>
  );
}
