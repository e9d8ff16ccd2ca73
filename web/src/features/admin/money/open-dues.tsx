import { type Amounts, partsOf } from '@fanclub/contract/money/amounts';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { type AskedFilter, askedFilters, askToPay } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { SectionSearch, useSought } from '#admin-kit/listing/section-search.tsx';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AskAll } from './ask-all.tsx';
import { BookMoney } from './book-money.tsx';
import { MoneyRow } from './money-row.tsx';
import type { Owed } from './payment-values.ts';
import { type Debt, useMoneyAction, useOpenDues } from './use-payments.ts';

/** Lists the members who owe money for any season, and shows the total. A button in a row asks that member to pay. */
export function OpenDues() {
  const { t } = useTexts('money');
  const [asked, setAsked] = useState<AskedFilter>('all');
  const [season, setSeason] = useState('');
  const q = useSought();
  const filter = { asked, season, q };
  const { debts, total, ...list } = useOpenDues(filter);
  const [waived, setWaived] = useState<Debt | null>(null);
  const seasons = useSeasonsOf(debts);
  return (
    <>
      <Row apart sx={{ marginBlockStart: 2, rowGap: 1 }}>
        <FilterChips
          label={t('open.filter')}
          values={askedFilters}
          chosen={asked}
          textOf={(value) => t(`open.filters.${value}`)}
          onChoose={setAsked}
        />
        {total && <Total owed={total} />}
      </Row>
      {seasons.length > 1 && (
        <Box sx={{ marginBlockStart: 1 }}>
          <FilterChips
            label={t('open.seasons')}
            values={['', ...seasons]}
            chosen={season}
            textOf={(value) => (value ? t('open.season', { season: value }) : t('open.anySeason'))}
            onChoose={setSeason}
          />
        </Box>
      )}
      <Row apart sx={{ marginBlockStart: 2, rowGap: 1 }}>
        <SectionSearch label={t('open.search')} placeholder={t('open.searchPlaceholder')} />
        {debts.length > 0 && !list.isStale && <AskAll filter={filter} />}
      </Row>
      <PagedList
        label={t('open.title')}
        rows={debts}
        list={list}
        empty={
          q || season
            ? { title: t('open.noneFound'), text: '' }
            : { title: t('open.empty'), text: t('open.emptyText') }
        }
        renderRow={(debt) => (
          <DebtRow key={debt.user.id} debt={debt} onWaive={() => setWaived(debt)} />
        )}
      />
      {waived && (
        <BookMoney
          member={waived.user}
          opening={{ what: 'waived', money: waivableOf(waived) }}
          onClose={() => setWaived(null)}
        />
      )}
    </>
  );
}

/** Returns what may be waived of a debt: the oldest open due. */
function waivableOf({ open_dues: [due] }: Debt): Owed | undefined {
  return due && { ...due, amount: due.amount ?? 0 };
}

/**
 * Returns the seasons of all open dues that were listed so far, newest first. When the admin chooses one season, the
 * others therefore stay on offer.
 */
function useSeasonsOf(debts: readonly Debt[]): string[] {
  const [known, setKnown] = useState<readonly string[]>([]);
  const found = debts.flatMap(({ open_dues }) => open_dues.map((due) => due.season));
  const all = [...new Set([...known, ...found])].sort().reverse();
  if (all.length > known.length) setKnown(all);
  return all;
}

function Total({ owed }: { owed: Amounts }) {
  const { t, language } = useTexts('money');
  const parts = partsOf(owed);
  if (parts.length === 0) return null;
  const amount = formatParts(parts, language);
  return (
    <Typography sx={{ fontVariantNumeric: 'var(--figures)' }}>
      {t('account.owes')}
      {': '}
      <Box component="bdi" sx={{ fontWeight: 650 }}>
        {amount}
      </Box>
    </Typography>
  );
}

/**
 * Row of a member who owes money: the amounts and their seasons, since when, and whether the member was asked to pay.
 */
function DebtRow({ debt, onWaive }: { debt: Debt; onWaive: () => void }) {
  const { t, format } = useTexts('money');
  const { user, open_dues, since, asked_at } = debt;
  const asking = useRouteMutation(askToPay, useMoneyAction(user.id));
  const name = fullName(user);
  return (
    <MoneyRow
      member={user}
      below={
        <span title={format.date(since)}>{t('open.since', { day: format.ownDate(since) })}</span>
      }
      amounts={
        <>
          {open_dues.map(({ request_number, season, amount, currency }) => (
            <Typography key={request_number} sx={{ fontVariantNumeric: 'var(--figures)' }}>
              <Box component="bdi" sx={{ fontWeight: 650 }}>
                {amount === null
                  ? t('sums.unknown')
                  : formatMoney({ amount, currency }, format.language)}
              </Box>{' '}
              <Typography component="span" variant="note">
                {t('open.season', { season })}
              </Typography>
            </Typography>
          ))}
          <Typography variant="note" title={asked_at ? format.date(asked_at) : undefined}>
            {asked_at ? t('open.asked', { day: format.ownDate(asked_at) }) : t('open.notAsked')}
          </Typography>
          <ErrorAlert error={asking.error} />
        </>
      }
      actions={
        <Row sx={{ gap: 1 }}>
          {user.request_status !== 'rejected' && (
            <SecondaryButton
              size="small"
              loading={asking.isPending}
              onClick={() => asking.mutate({ params: { id: user.id } })}
              aria-label={t('open.askOf', { name })}
            >
              {t(asked_at ? 'open.again' : 'open.ask')}
            </SecondaryButton>
          )}
          <Button
            color="secondary"
            size="small"
            onClick={onWaive}
            aria-label={t('book.waived.openOf', { name })}
          >
            {t('book.waived.open')}
          </Button>
        </Row>
      }
    />
  );
}
