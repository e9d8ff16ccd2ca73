import type { BulkDecision } from '@fanclub/contract/admin/bulk-look';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';

interface EffectListProps {
  decision: BulkDecision;
  members: AdminMember[];
}

/** Receipts are compared with others every five minutes, whatever one run leaves in the next. */
const comparedAfterMs = 10 * 60 * 1000;

/** One that nobody may have compared yet. Who sends one now can be decided on all the same: a find comes to a queue. */
function isReceiptFresh({ receipt_url, receipt_added_at, submitted_at }: AdminMember): boolean {
  const cameMs = Date.parse(receipt_added_at ?? submitted_at);
  return receipt_url !== null && Date.now() - cameMs < comparedAfterMs;
}

/** What each of them gets: in sums, then one by one. */
export function EffectList({ decision, members }: EffectListProps) {
  const { t } = useTranslation(['review', 'common']);
  const sums = languageCodes.flatMap((code) => {
    const count = members.filter(({ language }) => language === code).length;
    return count > 0 ? t('bulk.mails', { count, language: languages[code].label }) : [];
  });
  const cards = members.filter(({ juventus_card }) => juventus_card).length;
  if (decision === 'approve' && cards > 0) sums.push(t('bulk.cards', { count: cards }));
  const fresh = members.filter(isReceiptFresh).length;
  if (decision === 'approve' && fresh > 0) sums.push(t('bulk.fresh', { count: fresh }));
  return (
    <>
      <Box component="ul" aria-label={t('bulk.sums')} sx={{ ...bareList, fontWeight: 650 }}>
        {sums.map((sum) => (
          <li key={sum}>{sum}</li>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={t('bulk.each')}
        // It scrolls by itself, so that what stays out is in sight below it.
        tabIndex={0}
        sx={{ ...bareList, marginBlockStart: 1.5, maxBlockSize: 280, overflowY: 'auto' }}
      >
        {members.map((member) => (
          <Box
            key={member.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              paddingBlock: 0.75,
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flexGrow: 1 }}>
              <bdi>{fullName(member)}</bdi>
            </Box>
            <Typography component="span" variant="body2" color="textSecondary">
              <Effect decision={decision} member={member} />
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The mail's language; of an approval, what it is for, and with which code. */
function Effect({ decision, member }: { decision: BulkDecision; member: AdminMember }) {
  const { t } = useTranslation(['review', 'common']);
  const { language, pack_type: pack, juventus_card: hasCard, promo_code: code } = member;
  const parts =
    decision === 'reject'
      ? []
      : [t(`common:packages.${pack}`), ...(hasCard ? [t('bulk.card')] : [])];
  return (
    <>
      {[t('bulk.mail', { language: languages[language].label }), ...parts].map((part, place) => (
        <span key={part}>
          {place > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
      {decision === 'approve' && code && (
        <>
          {' · '}
          <Ltr>{code}</Ltr>
        </>
      )}
    </>
  );
}
