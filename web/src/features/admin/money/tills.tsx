import { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { currencies, type Money, noAmounts, partsOf, plus } from '@fanclub/contract/money/amounts';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { paymentTextMaxLength } from '@fanclub/contract/money/payments';
import { countTill, listTills } from '@fanclub/contract/money/till-routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { amountOf } from '#admin-kit/typed-money.ts';
import { call } from '#api/client.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

type Till = RouteResponse<typeof listTills>['open'][number];
type Count = RouteResponse<typeof listTills>['counts'][number];

const tillsKey = [listTills.path];

/** Returns what should be in a till, in each currency in which cash came or went. */
const expectedIn = (till: Pick<Till, 'in' | 'out'>): Money[] =>
  currencies
    .filter((currency) => till.in[currency] || till.out[currency])
    .map((currency) => ({ amount: till.in[currency] - till.out[currency], currency }));

/** Lists the cash that staff hold, which other staff count, and the counts. */
export function Tills() {
  const { t } = useTexts('money');
  const { pages, ...list } = usePages(tillsKey, (page, signal) =>
    call(listTills, { query: page, signal }),
  );
  const [counted, setCounted] = useState<Till | null>(null);
  const open = pages[0]?.open ?? [];
  const counts = pages.flatMap((page) => page.counts);
  const isAlone = pages[0]?.is_alone && open.some(({ is_own }) => is_own);
  return (
    <>
      {open.some(({ is_over }) => is_over) && (
        <Alert severity="warning">{t('cash.overText')}</Alert>
      )}
      {isAlone && <Alert severity="info">{t('cash.alone')}</Alert>}
      <PagedList
        label={t('cash.open')}
        rows={open}
        list={{ ...list, hasMore: false }}
        empty={{ title: t('cash.none'), text: t('cash.noneText') }}
        renderRow={(till) => (
          <OpenTill
            key={`${till.day} ${till.taken_by}`}
            till={till}
            onCount={() => setCounted(till)}
          />
        )}
      />
      {counts.length > 0 && (
        <Box sx={{ marginBlockStart: 4 }}>
          <Typography variant="h3" component="h2">
            {t('cash.counts')}
          </Typography>
          <PagedList
            label={t('cash.counts')}
            rows={counts}
            list={list}
            empty={{ title: '', text: '' }}
            renderRow={(count) => <CountRow key={count.id} count={count} />}
          />
        </Box>
      )}
      {counted && <CountDialog till={counted} onClose={() => setCounted(null)} />}
    </>
  );
}

/** Returns the words for a till: whose it is, what came and went, and what should be in it. */
function useTillWords(till: Pick<Till, 'day' | 'taken_by' | 'in' | 'out'>) {
  const { t, format, language } = useTexts('money');
  const words = { day: format.day(till.day), name: till.taken_by };
  const parts = (amounts: Till['in']) => formatParts(partsOf(amounts), language);
  const expected = expectedIn(till);
  return {
    words,
    title: t('cash.title', words),
    moves: parts(till.out) && t('cash.moves', { in: parts(till.in), out: parts(till.out) }),
    expected: formatParts(expected, language),
  };
}

/** Shows what should be in a till and, if cash was paid back, what came in and went out. */
function Expected({ till }: { till: Parameters<typeof useTillWords>[0] }) {
  const { moves, expected } = useTillWords(till);
  return (
    <Box>
      <Typography sx={figure}>
        <bdi>{expected}</bdi>
      </Typography>
      <Typography variant="note">{moves}</Typography>
    </Box>
  );
}

function OpenTill({ till, onCount }: { till: Till; onCount: () => void }) {
  const { t } = useTexts('money');
  const { words, title } = useTillWords(till);
  return (
    <Box component="li" sx={row}>
      <Box sx={wide}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        {till.is_over && <Chip size="small" color="warning" label={t('cash.over')} />}
      </Box>
      <Expected till={till} />
      {till.is_own ? (
        <Typography variant="note">{t('cash.own')}</Typography>
      ) : (
        <SecondaryButton size="small" onClick={onCount} aria-label={t('cash.countOf', words)}>
          {t('cash.count')}
        </SecondaryButton>
      )}
    </Box>
  );
}

function CountRow({ count }: { count: Count }) {
  const { t, format, language } = useTexts('money');
  const { title } = useTillWords(count);
  const differences = expectedIn({ in: count.counted, out: expectedAmounts(count) })
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, currency }) =>
      t(amount < 0 ? 'cash.less' : 'cash.more', {
        amount: formatMoney({ amount: Math.abs(amount), currency }, language),
      }),
    );
  return (
    <Box component="li" sx={row}>
      <Box sx={wide}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="note">
          {t('cash.by', { name: count.counted_by, day: format.ownDate(count.counted_at) })}
        </Typography>
        {count.note && (
          <Typography variant="body2">
            <bdi>{count.note}</bdi>
          </Typography>
        )}
      </Box>
      <Expected till={count} />
      <Typography variant="body2" color={differences.length > 0 ? 'error' : 'textSecondary'}>
        {differences.length > 0 ? differences.join(' · ') : t('cash.exact')}
      </Typography>
    </Box>
  );
}

const expectedAmounts = (till: Pick<Till, 'in' | 'out'>) =>
  expectedIn(till).reduce(plus, noAmounts);

/** Dialog in which somebody records how much of another admin's cash was counted. */
function CountDialog({ till, onClose }: { till: Till; onClose: () => void }) {
  const { t } = useTexts('money');
  const { words, expected } = useTillWords(till);
  const client = useQueryClient();
  const mutation = useRouteMutation(countTill, {
    stale: [tillsKey, [readAlerts.path]],
    onError: () => client.invalidateQueries({ queryKey: tillsKey }),
  });
  const { day, taken_by, version } = till;
  const held = expectedIn(till).map(({ currency }) => currency);
  return (
    <FormDialog
      title={t('cash.dialog', words)}
      lead={t('cash.dialogLead', { ...words, amount: expected })}
      submit={t('cash.submit')}
      onClose={onClose}
      onDone={onClose}
      staysOnClickBeside
      mutation={mutation}
      initialValues={{ counted: { EUR: '', IRR: '' }, note: '' }}
      toInput={({ counted, note }) => {
        const amountIn = (currency: (typeof currencies)[number]) =>
          held.includes(currency) ? (amountOf(counted[currency], currency) as number) : 0;
        const amounts = { EUR: amountIn('EUR'), IRR: amountIn('IRR') };
        const body = { day, taken_by, version, counted: amounts, ...(note.trim() && { note }) };
        return { body };
      }}
      focus={`counted.${held[0]}`}
    >
      {held.map((currency) => (
        <FieldLatin
          key={currency}
          name={`counted.${currency}`}
          label={`${t('cash.counted')} (${t(`record.currencies.${currency}`)})`}
          inputMode="decimal"
        />
      ))}
      <FieldProse
        name="note"
        label={t('cash.note')}
        required={false}
        rows={2}
        maxLength={paymentTextMaxLength}
      />
    </FormDialog>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(8rem, auto)' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  paddingBlock: 1.5,
  borderBlockEnd: 'var(--line)',
} as const;
const wide = { minInlineSize: 0, overflowWrap: 'anywhere' } as const;
const figure = { fontWeight: 650, fontVariantNumeric: 'var(--figures)' } as const;
