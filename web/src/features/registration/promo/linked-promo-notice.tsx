import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import type { LinkedPromo } from './use-promo-link.ts';
import { usePromoWorth } from './use-promo-worth.ts';

/** Alert that says whether the promo code from a link was applied. */
export function LinkedPromoNotice({ linked }: { linked: LinkedPromo }) {
  const { t } = useTranslation('registration');
  const errorText = useFieldErrorText();
  const worthOf = usePromoWorth();
  if ('problem' in linked) {
    return (
      <Alert severity="warning" role="status">
        {t('promo.linkRefused', { code: isolateLtr(linked.code) })} {errorText(linked.problem)}
      </Alert>
    );
  }
  const { promo } = linked;
  return (
    <Alert severity="success" role="status">
      {t('promo.linked', { code: isolateLtr(promo.code), worth: worthOf(promo) })}
    </Alert>
  );
}
