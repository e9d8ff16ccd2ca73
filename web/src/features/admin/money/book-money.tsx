import { numberBeside } from '@fanclub/contract/money/account';
import { currencies, takenCurrencies } from '@fanclub/contract/money/amounts';
import { openOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import {
  adjustments,
  type BookedKind,
  directions,
  effectOf,
  paymentTextMaxLength,
  paymentWays,
  referenceMaxLength,
  takenWays,
} from '@fanclub/contract/money/payments';
import { bookMoney } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { ChooseMember } from '#admin-kit/choose-member.tsx';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { DateField } from '#member/date/date-field.tsx';
import { fullName } from '#member/full-name.ts';
import { randomId } from '#store/random-id.ts';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import {
  type BookingValues,
  bodyOf,
  bookingValuesOf,
  type DueChoice,
  dueChoicesOf,
  type Opening,
  type Payer,
} from './payment-values.ts';
import { paymentsKey, useMoneyAction, usePayments } from './use-payments.ts';

interface BookMoneyProps {
  member: Payer;
  opening: Opening;
  onClose: () => void;
}

/**
 * Dialog that books money: it records a payment or a refund, moves an overpaid amount to another member, who is chosen
 * first, settles two applications of one member, lowers what is due or what is owed back, or reverses a payment.
 */
export function BookMoney({ member, opening: asked, onClose }: BookMoneyProps) {
  // The dialog keeps what it was opened with, because something else may be owed once the money is booked.
  const [opening, setOpening] = useState(asked);
  // The id is created once. If the response is lost and the request is sent again, the server does not book the money
  // twice.
  const [paymentId] = useState(() => randomId());
  const { t, language } = useTexts('money');
  const isNarrow = useIsNarrow('sm');
  const { what } = opening;
  const isRecord = what === 'in' || what === 'out';
  const to = what === 'move' ? opening.to : undefined;
  const { payments, isLoading } = usePayments(member.id, what === 'out');
  const action = useMoneyAction(member.id);
  const ofTaker = to ? [paymentsKey(to.id), memberQuery(to.request_number).queryKey] : [];
  const mutation = useRouteMutation(bookMoney, { ...action, stale: [...action.stale, ...ofTaker] });
  const { saidOf, ...words } = useWords(member, opening);
  if (what === 'out' && isLoading) return null;
  return what === 'move' && !to ? (
    <ChooseMember
      title={words.title}
      except={member.id}
      saidOf={saidOf}
      onChoose={(taker) => setOpening({ ...opening, to: taker })}
      onClose={onClose}
    />
  ) : (
    <FormDialog
      {...words}
      onClose={onClose}
      maxWidth={isRecord ? 'sm' : 'xs'}
      fullScreen={isRecord && isNarrow}
      staysOnClickBeside
      mutation={mutation}
      initialValues={bookingValuesOf(member, opening, language, payments)}
      toInput={(values) => ({
        params: { id: member.id, paymentId },
        body: bodyOf(values, opening),
      })}
      onDone={(answer) => answer?.payment !== null && onClose()}
      done={mutation.data?.payment === null && t('asked.done')}
      danger={what === 'reverse'}
      focus={what === 'reverse' ? 'reason' : 'amount'}
    >
      <Fields what={what} choices={opening.money ? [] : dueChoicesOf(member)} />
    </FormDialog>
  );
}

/** Returns the texts of the dialog, and a function for what is said of a member who may get an overpaid amount. */
function useWords(member: Payer, { what, money, ...moved }: Opening) {
  const { t, language } = useTexts('money');
  const dueAgain = t(useMay()('rejectUser') ? 'book.out.dueAgain' : 'book.out.dueAgainAsk');
  const to = 'to' in moved ? moved.to : undefined;
  const words = {
    name: fullName(member),
    amount: money && formatMoney(money, language),
    ...(what === 'settle' && { from: money.from.season, to: money.to.season }),
    ...(to && { to: fullName(to), number: to.request_number }),
  };
  const lead = t(`book.${what}.lead`, words);
  return {
    title: t(`book.${what}.title`, words),
    lead: what === 'out' && money.isDue ? `${lead} ${dueAgain}` : lead,
    submit: t(`book.${what}.submit`),
    saidOf: (taker: Payer) => {
      const open = openOf(taker);
      return open && t('choose.open', { amount: formatMoney(open, language) });
    },
  };
}

/** The fields that a booking needs. `choices` are the applications that a payment may be for. */
function Fields({ what, choices }: { what: Opening['what']; choices: readonly DueChoice[] }) {
  const { t, language } = useTexts(['money', 'member']);
  const { initialValues } = useFormikContext<BookingValues>();
  const amount = <FieldLatin name="amount" label={t('record.amount')} inputMode="decimal" />;
  if (what === 'move' || what === 'settle') return amount;
  const reason = (
    <FieldProse
      name="reason"
      label={t('book.reverse.reason')}
      rows={2}
      maxLength={paymentTextMaxLength}
    />
  );
  if (what === 'reverse') return reason;
  const dueWords = ({ season, open, over }: DueChoice) => {
    if (open) return t('record.dueOpen', { season, amount: formatMoney(open, language) });
    if (over) return t('record.dueOver', { season, amount: formatMoney(over, language) });
    return t('record.dueSettled', { season });
  };
  const isMoved = what === 'in' || what === 'out';
  const kinds = kindsOf(what);
  // An earlier payment may be in a currency and by a way that the club has given up since.
  const known = currencies.filter(
    (each) => takenCurrencies().includes(each) || each === initialValues.currency,
  );
  const ways = paymentWays.filter((way) => takenWays().includes(way) || way === initialValues.way);
  const currency = known.length > 1 && (
    <FieldSelect
      name="currency"
      label={t('record.currency')}
      options={known.map((value) => ({ value, label: t(`record.currencies.${value}`) }))}
    />
  );
  return (
    <>
      {kinds.length > 1 && (
        <FieldSelect
          name="what"
          label={t('record.kind')}
          options={kinds.map((value) => ({ value, label: t(`record.kinds.${value}`) }))}
        />
      )}
      {choices.length > 1 && (
        <FieldSelect
          name="request_number"
          label={t('record.due')}
          options={choices.map((choice) => ({
            value: choice.request_number,
            label: dueWords(choice) + numberBeside(choice, choices),
          }))}
        />
      )}
      {!isMoved && (
        <>
          {amount}
          {what === 'waived' && currency}
          {reason}
        </>
      )}
      {isMoved && (
        <>
          <Box sx={twoColumns}>
            {amount}
            {currency}
            <FieldSelect
              name="way"
              label={t('record.way')}
              options={ways.map((value) => ({ value, label: t(`member:ways.${value}`) }))}
            />
            <FieldLatin
              name="reference"
              label={t('record.reference')}
              required={false}
              maxLength={referenceMaxLength}
            />
          </Box>
          <DateField name="day" label={t('record.day')} />
          <FieldProse
            name="note"
            label={t('record.note')}
            required={false}
            rows={2}
            maxLength={paymentTextMaxLength}
          />
        </>
      )}
    </>
  );
}

/** Returns the kinds between which the dialog lets the admin choose. */
function kindsOf(what: Opening['what']): readonly BookedKind[] {
  if (what === 'in') return directions;
  if (what !== 'waived' && what !== 'kept') return [];
  return adjustments.filter((kind) => effectOf[kind].sum === what);
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
} as const;
