import { type Amounts, partsOf } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { type AskedFilter, askedFilters, askToPay } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useFormat } from '#i18n/use-format.ts';
import { fullName } from '#member/full-name.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { MoneyRow } from './money-row.tsx';
import { type Debt, useMoneyAction, useOpenDues } from './use-payments.ts';

/** Lists the members who owe money, of any season, with what all of them owe, and asks one of them to pay. */
export function OpenDues() {
  const { t } = useTranslation('money');
  const [asked, setAsked] = useState<AskedFilter>('all');
  const { debts, total, ...list } = useOpenDues(asked);
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
      <PagedList
        label={t('open.title')}
        rows={debts}
        list={list}
        empty={{ title: t('open.empty'), text: t('open.emptyText') }}
        renderRow={(debt) => <DebtRow key={debt.user.id} debt={debt} />}
      />
    </>
  );
}

function Total({ owed }: { owed: Amounts }) {
  const { t } = useTranslation('money');
  const { language } = useFormat();
  const parts = partsOf(owed);
  if (parts.length === 0) return null;
  const amount = parts.map((money) => formatMoney(money, language)).join(' + ');
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

/** A member who owes money: what, for which season, since when, and whether the member was asked. */
function DebtRow({ debt }: { debt: Debt }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { user, open_dues, since, asked_at } = debt;
  const asking = useRouteMutation(askToPay, useMoneyAction(user.id));
  const name = fullName(user);
  return (
    <MoneyRow
      member={user}
      below={t('open.since', { day: format.date(since) })}
      amounts={
        <>
          {open_dues.map(({ request_number, season, amount, currency }) => (
            <Typography key={request_number} sx={{ fontVariantNumeric: 'var(--figures)' }}>
              <Box component="bdi" sx={{ fontWeight: 650 }}>
                {amount === null
                  ? t('sums.unknown')
                  : formatMoney({ amount, currency }, format.language)}
              </Box>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {t('open.season', { season })}
              </Typography>
            </Typography>
          ))}
          <Typography variant="body2" color="textSecondary">
            {asked_at ? t('open.asked', { day: format.date(asked_at) }) : t('open.notAsked')}
          </Typography>
          <ErrorAlert error={asking.error} />
        </>
      }
      actions={
        user.request_status !== 'rejected' && (
          <Button
            variant="outlined"
            color="secondary"
            size="small"
            loading={asking.isPending}
            onClick={() => asking.mutate({ params: { id: user.id } })}
            aria-label={t('open.askOf', { name })}
          >
            {t(asked_at ? 'open.again' : 'open.ask')}
          </Button>
        )
      }
    />
  );
}
