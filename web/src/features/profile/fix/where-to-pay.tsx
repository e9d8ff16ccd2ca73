import { euroPaymentMethods } from '@fanclub/contract/members/payment';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '#api/use-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import {
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
  const inCurrency = (wanted: 'EUR' | 'IRR') => open_dues.some((due) => due.currency === wanted);
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
        {inCurrency('IRR') && <IntoCard />}
        {inCurrency('EUR') && <ByService />}
      </DetailsPanel>
    </Box>
  );
}

function IntoCard() {
  const { settings, isPending } = useSettings();
  return settings.card_number || isPending ? <CardToPayInto settings={settings} /> : <NoDetails />;
}

function ByService() {
  const { settings, isPending } = useSettings();
  const services = euroPaymentMethods.filter((service) => settings[`${service}_link`]);
  if (services.length === 0) return isPending ? null : <NoDetails />;
  return (
    <Row sx={{ gap: 1 }}>
      {services.map((service) => (
        <PayLink key={service} service={service} href={settings[`${service}_link`]} />
      ))}
    </Row>
  );
}
