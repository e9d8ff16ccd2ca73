import { offeredEuroMethods } from '@fanclub/contract/members/payment';
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
import type { Profile } from '#member/profile-query.ts';
import { Row } from '#ui/row.tsx';

/** Shows what is open of each application, the number to write into the transfer, and where to pay. */
export default function WhereToPay({ profile }: { profile: Profile }) {
  const { t, language } = useTexts('profile');
  const { open_dues } = profile.account;
  const inCurrency = (wanted: 'EUR' | 'IRR') => open_dues.filter((due) => due.currency === wanted);
  const inEuro = inCurrency('EUR');
  if (open_dues.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <DetailsPanel>
        {open_dues.map(({ request_number: number, season, amount, currency }) => (
          <Box key={number} sx={{ display: 'grid', gap: 1.5 }}>
            {amount !== null && (
              <Detail label={t('payments.openOf', { season })}>
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

function InEuro({ dues }: { dues: Profile['account']['open_dues'] }) {
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
