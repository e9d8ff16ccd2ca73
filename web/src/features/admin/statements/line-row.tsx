import type { AdminMember } from '@fanclub/contract/members/profile';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseMember } from '#admin-kit/choose-member.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { fullName } from '#member/full-name.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { CandidateList } from './candidate-list.tsx';
import { FamilyBox } from './family-box.tsx';
import type { Choice } from './use-choices.ts';
import { type ListedLine, useConfirmLine, useSetAside } from './use-lines.ts';

interface LineRowProps {
  listed: ListedLine;
  choice: Choice;
}

/** Row of an incoming transfer: the bank's data, the members who may have paid, and the actions. */
export function LineRow({ listed: { line, candidates, split }, choice }: LineRowProps) {
  const { t } = useTranslation(['statements', 'member']);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const confirming = useConfirmLine();
  const settingAside = useSetAside();
  const isBusy = confirming.isPending || settingAside.isPending;
  const said = (amount: number) =>
    formatMoney({ amount, currency: line.currency }, format.language);
  const amount = said(line.left || line.amount);
  // If the admin has looked up a member who is also a candidate, the candidate is left out. The payment then goes to
  // the member's present application, not to the one that the candidate names.
  const isLookedUp = ({ member_id: id }: Candidate) =>
    choice.added.some(({ member_id }) => member_id === id);
  const offered = [...candidates.filter((each) => !isLookedUp(each)), ...choice.added];
  const chosen = offered.filter(({ member_id }) => choice.ticked.includes(member_id));
  const [first] = chosen;
  const params = { lineId: line.id };
  const isOpen = line.state === 'open';
  const details = [format.day(line.day), t(`member:ways.${line.way}`)];
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
          <bdi>{amount}</bdi>{' '}
          {isOpen && line.left < line.amount && t('list.left', { amount: said(line.amount) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {details.join(' · ')}
        </Typography>
        {[line.payer, line.text, line.bank_id].map(
          (text) =>
            text && (
              <Typography key={text} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi>
              </Typography>
            ),
        )}
        {!line.payer && !line.text && !line.bank_id && (
          <Typography variant="body2" color="textSecondary">
            {t('list.forgotten')}
          </Typography>
        )}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        {isOpen && offered.length === 0 && (
          <Typography color="textSecondary">{t('list.unknown')}</Typography>
        )}
        {isOpen && split && (
          <FamilyBox split={split} ticked={choice.ticked} onToggle={choice.toggleSplit} />
        )}
        {isOpen && (
          <CandidateList
            line={line}
            candidates={offered}
            ticked={choice.ticked}
            onToggle={choice.toggle}
          />
        )}
        <ErrorAlert error={confirming.error ?? settingAside.error} sx={{ marginBlock: 1 }} />
        {line.state !== 'used' && (
          <Row sx={{ gap: 1, marginBlockStart: 0.5 }}>
            {isOpen && first && (
              <Button
                size="small"
                variant="outlined"
                loading={confirming.isPending}
                disabled={isBusy}
                onClick={() =>
                  confirming.mutate({ params, body: { shares: choice.shares(chosen) } })
                }
                aria-label={
                  chosen.length === 1
                    ? t('actions.confirmOf', { amount, name: fullName(first) })
                    : undefined
                }
              >
                {chosen.length === 1
                  ? t('actions.confirm')
                  : t('actions.split', { count: chosen.length })}
              </Button>
            )}
            {isOpen && (
              <Button
                size="small"
                color="secondary"
                disabled={isBusy}
                onClick={() => setAsking(true)}
                aria-label={t('actions.otherOf', { amount })}
              >
                {t('actions.other')}
              </Button>
            )}
            <Button
              size="small"
              color="secondary"
              disabled={isBusy}
              loading={settingAside.isPending}
              onClick={() => settingAside.mutate({ params, body: { aside: isOpen } })}
              aria-label={t(isOpen ? 'actions.asideOf' : 'actions.backOf', { amount })}
            >
              {t(isOpen ? 'actions.aside' : 'actions.back')}
            </Button>
          </Row>
        )}
      </Box>
      {isAsking && (
        <ChooseMember
          title={t('other.title', { amount })}
          onChoose={(member) => {
            choice.add(candidateOf(member, line));
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/**
 * Returns a candidate for a member whom an admin has looked up. There are no reasons, because the server did
 * not suggest the member.
 */
function candidateOf(member: AdminMember, line: ShownLine): Candidate {
  const open = openOf(member);
  const { id: member_id, first_name, last_name, request_number, request_status } = member;
  return {
    member_id,
    first_name,
    last_name,
    request_number,
    request_status,
    open: open?.currency === line.currency ? open.amount : null,
    is_confirmed: false,
    reasons: [],
    doubts: open && open.currency !== line.currency ? ['other_currency'] : [],
    is_certain: false,
  };
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 4,
  rowGap: 1,
  paddingBlock: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
