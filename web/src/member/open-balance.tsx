import type { DueToPay } from '@fanclub/contract/money/account';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { lazyPart } from '#ui/lazily.tsx';

const WhereToPay = lazyPart(() => import('./where-to-pay.tsx'));

/** Returns a function that says for each of these dues how much of which season is open. */
export function useOpenWords() {
  const { t, language } = useTexts('member');
  return (dues: readonly DueToPay[]) =>
    dues
      .map(({ season, ...money }) =>
        t('balance.open', { season, amount: formatMoney(money, language) }),
      )
      .join(' ');
}

interface OpenBalanceProps {
  dues: readonly DueToPay[];
  /** What else there is to say about these dues. */
  children?: ReactNode;
}

/** Says what a member still has to pay. Where to pay is folded below. Nothing is shown if there are no dues. */
export function OpenBalance({ dues, children }: OpenBalanceProps) {
  const { t } = useTexts('member');
  const said = useOpenWords();
  const [wasOpened, setOpened] = useState(false);
  if (dues.length === 0) return null;
  return (
    <Alert
      role="note"
      severity="info"
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minInlineSize: 0 } }}
    >
      {said(dues)} {children}
      <Box
        component="details"
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
        sx={{ '& > summary': { cursor: 'pointer', paddingBlock: 1, fontWeight: 650 } }}
      >
        <summary>{t('balance.how')}</summary>
        {t('balance.noReceipt')}
        {wasOpened && <WhereToPay dues={dues} />}
      </Box>
    </Alert>
  );
}
