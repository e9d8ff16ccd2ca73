import type { RouteResponse } from '@fanclub/contract/http/route';
import type { rehearsePromoCode } from '@fanclub/contract/promo/admin-tool-routes';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenIn } from '#i18n/written-in.ts';
import { Amount } from '#ui/amount.tsx';
import { Panel } from '#ui/panel.tsx';
import { useCodeTexts } from './code-texts.ts';

type Result = RouteResponse<typeof rehearsePromoCode>;

/**
 * Shows the price with the code, and in each language the message that a visitor would get. A new result is scrolled
 * into view, because it is below the fields of the form.
 */
export function RehearsalResult({ result }: { result: Result }) {
  const { t } = useTranslation('codes');
  const { faultNames } = useCodeTexts();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new result only
  useEffect(() => void place.current?.scrollIntoView({ block: 'start' }), [result]);
  const { problem, cost, malformed_fields: faults } = result;
  const takesNothing = problem === null && cost.shipping_discount === 0;
  const severity = problem ? 'warning' : takesNothing ? 'info' : 'success';
  const verdict = problem ? 'refused' : takesNothing ? 'nothing' : 'accepted';
  return (
    <Panel ref={place} variant="sunken" role="status" sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <Alert severity={severity}>
        {t(`rehearsal.${verdict}`)}
        {faults.length > 0 && ` ${t('wrong', { fields: faultNames(faults) })}`}
      </Alert>
      <Costs cost={cost} />
      <Sentences messages={result.messages} isRefused={problem !== null} />
    </Panel>
  );
}

const isThere = ([name, value]: readonly [string, number]) => name === 'total_price' || value !== 0;

function Costs({ cost }: { cost: Result['cost'] }) {
  const { t } = useTranslation('member');
  const lines = [
    ['base_amount', cost.base_amount],
    ['juventus_card_cost', cost.juventus_card_cost],
    ['shipping_cost', cost.shipping_cost],
    ['shipping_discount', -cost.shipping_discount],
    ['membership_fee', cost.membership_fee],
    ['processing_fee', cost.processing_fee],
    ['total_price', cost.total_price],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
      {lines.filter(isThere).map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            ...(name === 'total_price' && { fontWeight: 700 }),
          }}
        >
          <dt>{t(`amounts.${name}`)}</dt>
          <Box component="dd" sx={{ margin: 0 }}>
            <Amount value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface SentencesProps {
  messages: Result['messages'];
  isRefused: boolean;
}

/**
 * Shows the message of the code in each language. In a language without a message, the registration form uses its
 * standard text.
 */
function Sentences({ messages, isRefused }: SentencesProps) {
  const { t } = useTranslation('codes');
  const said = messages as Partial<Record<string, string>>;
  return (
    <div>
      <Typography sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>
        {t(isRefused ? 'rehearsal.error' : 'rehearsal.sentence')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 0.75, margin: 0 }}>
        {languageCodes.map((language) => (
          <Box key={language} {...writtenIn(language)}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {languages[language].label}
            </Typography>
            {said[language] ? (
              <Box component="dd" sx={{ margin: 0 }}>
                {said[language]}
              </Box>
            ) : (
              <Box component="dd" sx={{ margin: 0, color: 'text.secondary' }}>
                <bdi>{t('rehearsal.usual')}</bdi>
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}
