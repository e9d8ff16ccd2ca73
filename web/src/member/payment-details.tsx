import type { EuroService } from '@fanclub/contract/members/payment';
import { bankOfCard } from '@fanclub/contract/pricing/banks';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { toLatinDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from '#api/club-texts.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

// The transfer can be made without its code, so a failure to load the code does not replace the page.
const TransferCode = lazyPart(
  () => import('./transfer-code.tsx').catch(() => ({ default: () => null })),
  <Box sx={{ blockSize: 230 }} />,
);

export function DetailsPanel({ children }: { children: ReactNode }) {
  return (
    <Panel
      variant="ground"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        padding: { xs: 2, sm: 3 },
        // With large text an amount wraps to two lines instead of making the page wider.
        overflowWrap: 'anywhere',
        '& bdi': { whiteSpace: 'normal' },
      }}
    >
      {children}
    </Panel>
  );
}

interface DetailProps {
  label: string;
  children: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
}

/** A label above a value to read or copy. */
export function Detail({ label, children, action, note }: DetailProps) {
  return (
    <Box>
      <Typography variant="note">{label}</Typography>
      <Row apart sx={{ columnGap: 2, rowGap: 0.5 }}>
        {children}
        {action}
      </Row>
      {note && (
        <Typography variant="note" component="div">
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** Alert that is shown while the club has not set up its payment details. */
export function NoDetails() {
  const { t } = useTranslation('member');
  const { email } = useContact();
  return (
    <Alert severity="warning">
      {t('pay.noDetails')}{' '}
      <Link href={`mailto:${email}`} color="inherit">
        <Ltr>{email}</Ltr>
      </Link>
    </Alert>
  );
}

/**
 * The request number of the application that is paid. The person writes it into the bank transfer, so that the club
 * recognises the payment.
 */
export function PaymentReference({ number }: { number: string }) {
  const { t } = useTranslation('member');
  return (
    <Detail
      label={t('pay.reference')}
      note={t('pay.referenceHelp')}
      action={<CopyButton text={number} label={t('pay.reference')} />}
    >
      <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 750 }}>
        <Ltr>{number}</Ltr>
      </Typography>
    </Detail>
  );
}

/**
 * Formats a card number in groups of four digits, such as `6037 9900 0000 0000`. Characters other than digits
 * are removed.
 */
export function groupCardNumber(cardNumber: string): string {
  const digits = toLatinDigits(cardNumber).replace(/\D/g, '');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The number and the owner of the card to which an amount in rial is transferred. */
export function CardToPayInto({
  settings,
}: {
  settings: Pick<PublicSettings, 'card_number' | 'card_holder'>;
}) {
  const { t } = useTranslation('member');
  const cardNumber = groupCardNumber(settings.card_number);
  const bank = bankOfCard(cardNumber);
  return (
    <>
      <Detail
        label={t('pay.cardNumber')}
        note={bank && t('pay.bank', { bank })}
        action={<CopyButton text={cardNumber.replaceAll(' ', '')} label={t('pay.cardNumber')} />}
      >
        <Typography
          component="span"
          sx={{
            fontSize: { xs: '1.25rem', sm: '1.5rem' },
            fontWeight: 750,
            minBlockSize: '1.75em',
          }}
        >
          <Ltr>{cardNumber}</Ltr>
        </Typography>
      </Detail>
      <Detail label={t('pay.cardHolder')}>
        <Typography component="span" sx={{ fontWeight: 650, minBlockSize: '1.75em' }}>
          <bdi>{settings.card_holder}</bdi>
        </Typography>
      </Detail>
    </>
  );
}

interface AccountProps {
  settings: Pick<PublicSettings, 'iban' | 'iban_holder' | 'iban_bic'>;
  /** The transfers to make: the amount in euro cents (null if it is not known) and the request number. */
  transfers: readonly { cents: number | null; number: string }[];
}

/** The bank account into which an amount in euro is transferred, and the code of each transfer. */
export function AccountToPayInto({ settings, transfers }: AccountProps) {
  const { t } = useTranslation('member');
  const { iban, iban_holder: holder, iban_bic: bic } = settings;
  const details = [
    { label: t('pay.accountHolder'), value: <bdi>{holder}</bdi>, copied: holder },
    { label: 'IBAN', value: <Ltr>{iban}</Ltr>, copied: iban.replaceAll(' ', '') },
    { label: 'BIC', value: <Ltr>{bic}</Ltr>, copied: bic },
  ];
  return (
    <>
      {details.map(
        ({ label, value, copied }) =>
          copied && (
            <Detail key={label} label={label} action={<CopyButton text={copied} label={label} />}>
              <Typography
                component="span"
                sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, fontWeight: 750 }}
              >
                {value}
              </Typography>
            </Detail>
          ),
      )}
      {transfers.map(({ cents, number }) => (
        <TransferCode key={number} {...{ iban, bic, holder, cents }} reference={number} />
      ))}
    </>
  );
}

interface PayLinkProps {
  service: EuroService;
  href: string;
  onOpen?: () => void;
}

/** Button that opens the club's link of a payment service in a new tab. */
export function PayLink({ service, href, onOpen }: PayLinkProps) {
  const { t } = useTranslation(['member', 'common']);
  return (
    <SecondaryButton
      {...(href && { href, target: '_blank', rel: 'noopener noreferrer' })}
      size="small"
      endIcon={<OpenInNewIcon />}
      onClick={onOpen}
      sx={{ marginBlockStart: 1 }}
    >
      {t('pay.payWith', { service: isolateLtr(t(`common:paymentMethods.${service}`)) })}
      <span style={visuallyHidden}>{` (${t('pay.newTab')})`}</span>
    </SecondaryButton>
  );
}
