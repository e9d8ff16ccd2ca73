import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate, LineSplit, ShownLine } from '@fanclub/contract/statements/lines';
import { searchStatementPayers } from '@fanclub/contract/statements/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChooseAmong, shortestSearch } from '#admin-kit/choose-among.tsx';
import { hasCode } from '#api/api-error.ts';
import { routeQuery } from '#api/route-query.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { AsideDialog } from './aside-dialog.tsx';
import { CandidateList } from './candidate-list.tsx';
import { PairingBox } from './pairing-box.tsx';
import type { LineChoice } from './use-choices.ts';
import { useKindName } from './use-kind-name.ts';
import { type ListedLine, useConfirmLine, useSetAside } from './use-lines.ts';
import { useUnseen } from './use-unseen.ts';

interface LineRowProps {
  listed: ListedLine;
  choice: LineChoice;
  /** The club's own kinds of lines. */
  ownKinds: readonly string[];
  /** Called with a sentence that says what was recorded for whom. */
  onRecorded: (sentence: string) => void;
}

/**
 * Row of a transfer: the bank's data, the members who may have paid, what it has to do with a transfer in the other
 * direction, and the actions.
 */
export function LineRow({ listed, choice, ownKinds, onRecorded }: LineRowProps) {
  const { line, candidates, split, pairing } = listed;
  const { t, format } = useTexts(['statements', 'member']);
  const kindNameOf = useKindName();
  const [asks, setAsks] = useState<'member' | 'kind' | null>(null);
  const said = (amount: number) =>
    formatMoney({ amount, currency: line.currency }, format.language);
  const amount = said(line.left || line.amount);
  const offered = [...candidates, ...choice.added];
  const chosen = offered.filter(({ request_number }) => choice.ticked.includes(request_number));
  const [first] = chosen;
  const people = peopleIn(chosen);
  const names = format.list(people.map(fullName));
  const confirming = useConfirmLine(() => onRecorded(t('actions.recorded', { amount, names })));
  const settingAside = useSetAside();
  const isBusy = confirming.isPending || settingAside.isPending;
  const params = { lineId: line.id };
  const confirm = (more = {}) =>
    confirming.mutate({ params, body: { shares: choice.shares(chosen), ...more } });
  const isMore = hasCode(confirming.error, 'more_than_due');
  const isIncoming = line.direction === 'in';
  const isOpen = line.state === 'open' && isIncoming;
  const details = [format.day(line.day), t(`member:ways.${line.way}`)];
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
          <bdi>{isIncoming ? amount : said(-line.amount)}</bdi>{' '}
          {isOpen && line.left < line.amount && t('list.left', { amount: said(line.amount) })}
        </Typography>
        <Typography variant="note">{details.join(' · ')}</Typography>
        {[line.payer, line.text, line.bank_id].map(
          (text) =>
            text && (
              <Typography key={text} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{text}</bdi>
              </Typography>
            ),
        )}
        {!line.payer && !line.text && !line.bank_id && (
          <Typography variant="note">{t('list.forgotten')}</Typography>
        )}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        {line.kind && line.kind !== 'returned' && (
          <Typography>
            {kindNameOf(line.kind)}
            {line.note && (
              <>
                {': '}
                <bdi>{line.note}</bdi>
              </>
            )}
          </Typography>
        )}
        {(isOpen || !isIncoming) && line.perhaps_same && (
          <Typography color="warning">{t('list.perhapsSame')}</Typography>
        )}
        {isOpen && offered.length === 0 && (
          <Typography color="textSecondary">{t('list.unknown')}</Typography>
        )}
        {isOpen && split && (
          <SplitBox
            {...listed}
            split={split}
            ticked={choice.ticked}
            onToggle={choice.toggleSplit}
          />
        )}
        {isOpen && (
          <CandidateList
            line={line}
            candidates={offered}
            ticked={choice.ticked}
            onToggle={choice.toggle}
          />
        )}
        {pairing && <PairingBox line={line} pairing={pairing} />}
        <ErrorAlert
          error={(isMore ? null : confirming.error) ?? settingAside.error}
          sx={{ marginBlock: 1 }}
        />
        {line.state !== 'used' && !pairing?.pair && (
          <Row sx={{ gap: 1, marginBlockStart: 0.5 }}>
            {isOpen && first && (
              <Button
                size="small"
                variant="outlined"
                loading={confirming.isPending}
                disabled={isBusy}
                onClick={() => confirm()}
                aria-label={
                  people.length === 1
                    ? t('actions.confirmOf', { amount, name: fullName(first) })
                    : undefined
                }
              >
                {people.length === 1
                  ? t('actions.confirm')
                  : t('actions.split', { count: people.length })}
              </Button>
            )}
            {isOpen && (
              <Button
                size="small"
                color="secondary"
                disabled={isBusy}
                onClick={() => setAsks('member')}
                aria-label={t('actions.otherOf', { amount })}
              >
                {t('actions.other')}
              </Button>
            )}
            <Button
              size="small"
              color="secondary"
              disabled={isBusy}
              onClick={() => setAsks('kind')}
              aria-label={t(isOpen ? 'actions.asideOf' : 'actions.kindOf', { amount })}
            >
              {t(isOpen ? 'actions.aside' : 'actions.kind')}
            </Button>
            {!isOpen && isIncoming && (
              <Button
                size="small"
                color="secondary"
                disabled={isBusy}
                loading={settingAside.isPending}
                onClick={() => settingAside.mutate({ params, body: { aside: false } })}
                aria-label={t('actions.backOf', { amount })}
              >
                {t('actions.back')}
              </Button>
            )}
          </Row>
        )}
      </Box>
      <ConfirmDialog
        open={isMore}
        title={t('more.title')}
        confirmLabel={t('more.confirm')}
        onConfirm={() => confirm({ more_than_due: true })}
        onCancel={confirming.reset}
      >
        <Typography>{t('more.text', { amount })}</Typography>
      </ConfirmDialog>
      {asks === 'kind' && (
        <AsideDialog line={line} ownKinds={ownKinds} onClose={() => setAsks(null)} />
      )}
      {asks === 'member' && (
        <ChoosePayer
          line={line}
          title={t('other.title', { amount })}
          onChoose={(candidate) => {
            choice.add(candidate);
            setAsks(null);
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 4,
  rowGap: 1,
  paddingBlock: 2,
  borderBlockEnd: 'var(--line)',
} as const;

interface ChoosePayerProps {
  line: ShownLine;
  title: string;
  onChoose: (candidate: Candidate) => void;
  onClose: () => void;
}

/**
 * Dialog to choose the member who made a transfer. Each result shows the part of the due amount that no statement has
 * shown yet. This part includes money that an admin has confirmed only by a receipt, because the receipt may be of this
 * transfer.
 */
function ChoosePayer({ line, ...dialog }: ChoosePayerProps) {
  const [q, setQ] = useState('');
  const query = useQuery({
    ...routeQuery(searchStatementPayers, { params: { lineId: line.id }, query: { q } }),
    ...(q.length < shortestSearch && { queryFn: skipToken }),
  });
  return (
    <ChooseAmong
      {...dialog}
      q={q}
      onSearch={setQ}
      found={query.data?.candidates}
      error={query.error}
      saidOf={useUnseen(line)}
    />
  );
}

/** Returns the candidates without a further application of a person who is among them already. */
const peopleIn = (candidates: readonly Candidate[]) => [
  ...new Map(candidates.map((candidate) => [candidate.member_id, candidate])).values(),
];

interface SplitBoxProps extends Pick<ListedLine, 'line' | 'candidates'> {
  split: LineSplit;
  ticked: readonly string[];
  onToggle: () => void;
}

/**
 * Checkbox that ticks all candidates that one transfer may have paid together: the people of a family, or several
 * seasons of one person, each with its part of the transfer.
 */
function SplitBox({ line, candidates, split, ticked, onToggle }: SplitBoxProps) {
  const { t, format } = useTexts('statements');
  const { request_numbers: numbers, is_certain: isCertain } = split;
  const count = numbers.filter((number) => ticked.includes(number)).length;
  const together = candidates.filter((each) => numbers.includes(each.request_number));
  const people = peopleIn(together).length;
  const parts = together.map(({ season, open }) =>
    t('candidates.part', {
      season,
      amount: formatMoney({ amount: open ?? 0, currency: line.currency }, format.language),
    }),
  );
  return (
    <Row sx={{ columnGap: 1, rowGap: 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={count === numbers.length}
            indeterminate={count > 0 && count < numbers.length}
            onChange={onToggle}
          />
        }
        label={
          people > 1
            ? t('candidates.together', { count: people })
            : t('candidates.seasons', { parts: format.list(parts) })
        }
      />
      {isCertain && (
        <Chip size="small" color="success" variant="outlined" label={t('candidates.certain')} />
      )}
    </Row>
  );
}
