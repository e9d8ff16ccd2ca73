import { offeredEuroMethods } from '@fanclub/contract/members/payment';
import type { OpenDue } from '@fanclub/contract/money/account';
import type { Currency } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '#api/use-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import {
  AccountToPayInto,
  CardToPayInto,
  Detail,
  DetailsPanel,
  NoDetails,
  PayLink,
  PaymentReference,
} from '#member/payment-details.tsx';
import { Row } from '#ui/row.tsx';

type Dues = readonly Omit<OpenDue, 'since'>[];

/** Shows what is open of each application, the number to write into the transfer, and where to pay. */
export default function WhereToPay({ dues }: { dues: Dues }) {
  const { t, language } = useTexts('member');
  const inCurrency = (wanted: Currency) => dues.filter((due) => due.currency === wanted);
  const inEuro = inCurrency('EUR');
  if (dues.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <DetailsPanel>
        {dues.map(({ request_number: number, season, amount, currency }) => (
          <Box key={number} sx={{ display: 'grid', gap: 1.5 }}>
            {amount !== null && (
              <Detail label={t('balance.of', { season })}>
                <Typography component="bdi" sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
                  {formatMoney({ amount, currency }, language)}
                </Typography>
              </Detail>
            )}
            <PaymentReference number={number} />
          </Box>
        ))}
        {inCurrency('IRR').length > 0 && <IntoCard />}
        {inEuro.length > 0 && <InEuro dues={inEuro} />}
      </DetailsPanel>
    </Box>
  );
}

function IntoCard() {
  const { settings, isPending } = useSettings();
  return settings.card_number || isPending ? <CardToPayInto settings={settings} /> : <NoDetails />;
}

function InEuro({ dues }: { dues: Dues }) {
  const { settings, isPending } = useSettings();
  const offered = offeredEuroMethods(settings);
  const services = offered.filter((method) => method !== 'bank');
  if (offered.length === 0) return isPending ? null : <NoDetails />;
  return (
    <>
      {services.length > 0 && (
        <Row sx={{ gap: 1 }}>
          {services.map((service) => (
            <PayLink key={service} service={service} href={settings[`${service}_link`]} />
          ))}
        </Row>
      )}
      {offered.includes('bank') && (
        <AccountToPayInto
          settings={settings}
          transfers={dues.map(({ amount, request_number }) => ({
            cents: amount,
            number: request_number,
          }))}
        />
      )}
    </>
  );
}
