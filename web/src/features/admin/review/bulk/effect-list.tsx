import type { BulkDecision } from '@fanclub/contract/admin/bulk-exclusions';
import type { MemberRow, SharedTransfer } from '@fanclub/contract/members/admin-member';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { languageCodes } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ownAmount } from '#admin-kit/due-amount.ts';
import { useLanguageName } from '#admin-kit/use-language-name.ts';
import { useFormat } from '#i18n/use-format.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';

interface EffectListProps {
  decision: BulkDecision;
  members: MemberRow[];
}

/** Lists the effects of a bulk decision: first the totals, then the effects for each application. */
export function EffectList({ decision, members }: EffectListProps) {
  const { t } = useTranslation(['review', 'common']);
  const languageName = useLanguageName();
  const sums = languageCodes.flatMap((code) => {
    const count = members.filter(({ language }) => language === code).length;
    return count > 0 ? t('bulk.mails', { count, language: languageName(code) }) : [];
  });
  const cards = members.filter(({ juventus_card }) => juventus_card).length;
  if (decision === 'approve' && cards > 0) sums.push(t('bulk.cards', { count: cards }));
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
        // The list has a limited height, so that the excluded applications below stay visible. It takes the focus, so
        // that it can be scrolled by keyboard.
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
              borderBlockEnd: 'var(--line)',
            }}
          >
            <Box sx={{ flexGrow: 1 }}>
              <bdi>{fullName(member)}</bdi>
            </Box>
            <Typography component="span" variant="note">
              <Effect decision={decision} member={member} />
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The effects for one application: the mail's language and, for an approval, its package, card and code. */
function Effect({ decision, member }: { decision: BulkDecision; member: MemberRow }) {
  const { t } = useTranslation(['review', 'common']);
  const packName = usePackName();
  const languageName = useLanguageName();
  const { language, pack_type: pack, juventus_card: hasCard, promo_code: code } = member;
  const format = useFormat();
  const shared = member.shared_transfer;
  const money = ({ value, currency }: ReturnType<typeof ownAmount>) => format[currency](value);
  const transfer = ({ people: count, payer, number, ...sums }: SharedTransfer) =>
    t('bulk.transfer', {
      count,
      amount: money(ownAmount(sums)),
      own: money(ownAmount(member)),
      payer,
      // The word joiners keep the number on one line.
      number: isolateLtr(number.replace('-', '\u2060-\u2060')),
    });
  const parts =
    decision === 'reject'
      ? []
      : [
          packName(pack),
          ...(hasCard ? [t('bulk.card')] : []),
          ...(shared ? [transfer(shared)] : []),
        ];
  return (
    <>
      {[t('bulk.mail', { language: languageName(language) }), ...parts].map((part, place) => (
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
