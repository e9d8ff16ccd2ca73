import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import CloseIcon from '@mui/icons-material/Close';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import type { AppliedPromo } from '../../draft/registration-draft.ts';
import { useWizard } from '../../page/wizard-context.ts';
import { usePromoWorth } from '../../promo/use-promo-worth.ts';
import { usePromo } from './use-promo.ts';

export function PromoBox() {
  const { t } = useTranslation('registration');
  const errorText = useFieldErrorText();
  const { promo, linked, error, notice, isChecking, ...actions } = usePromo();
  const { misfit, forgetError, apply, remove } = actions;
  const { bill } = useWizard();
  const takesNothing = bill.cost?.shipping_cost === 0;
  // A code that takes nothing off says so itself.
  const isShown = notice !== 'applied' || !(takesNothing || misfit);
  const [typed, setTyped] = useState(linked);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  const isApplied = promo !== null;
  const id = useId();
  const ids = { id, helpId: `${id}-help`, errorId: `${id}-error` };

  // The focused control has been replaced, so its replacement gets the focus, unless the person has focused something
  // else. The page does not scroll there, because the person may have scrolled on while the server responded.
  useEffect(() => {
    const isLost = wasAsked.current && document.activeElement === document.body;
    wasAsked.current = false;
    if (isLost) (isApplied ? removal : field).current?.focus({ preventScroll: true });
  }, [isApplied]);

  const applyTyped = () => {
    wasAsked.current = true;
    apply(typed);
  };

  // Enter applies the code. Without this handler it would move the focus to the next empty field or submit the page.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyTyped();
  };

  return (
    <Box>
      <FieldFrame
        {...ids}
        id={promo ? undefined : ids.id}
        label={t('fields.promo_code')}
        required={false}
        error={errorText(error ?? undefined)}
      >
        {promo ? (
          <AppliedCode
            promo={promo}
            misfit={misfit}
            takesNothing={takesNothing}
            removal={removal}
            onRemove={() => {
              wasAsked.current = true;
              setTyped('');
              remove();
            }}
          />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              inputRef={field}
              id={ids.id}
              name="promo_code"
              value={typed}
              fullWidth
              autoComplete="off"
              inputProps={{
                dir: 'ltr',
                maxLength: 100,
                autoCapitalize: 'characters',
                spellCheck: false,
                'aria-describedby': error ? ids.errorId : undefined,
              }}
              onChange={(event) => {
                setTyped(event.target.value.toUpperCase());
                if (error) forgetError();
              }}
              onKeyDown={onKeyDown}
            />
            <SecondaryButton loading={isChecking} onClick={applyTyped}>
              {t('promo.apply')}
            </SecondaryButton>
          </Box>
        )}
      </FieldFrame>
      <Typography
        role="status"
        variant="body2"
        sx={{
          marginBlockStart: error ? 0 : -3,
          minBlockSize: error ? 0 : '1.5em',
          color: notice === 'applied' ? 'success.main' : 'text.secondary',
          fontWeight: 650,
        }}
      >
        {notice && isShown && t(`promo.${notice}`)}
      </Typography>
    </Box>
  );
}

interface AppliedCodeProps {
  promo: AppliedPromo;
  /** The reason why the code does not fit the present choices; null if it fits. */
  misfit: FieldErrorKey | null;
  /** True if the shipping costs nothing even without the code. */
  takesNothing: boolean;
  removal: RefObject<HTMLButtonElement | null>;
  onRemove: () => void;
}

function AppliedCode({ promo, misfit, takesNothing, removal, onRemove }: AppliedCodeProps) {
  const { t } = useTranslation('registration');
  const { dateTime } = useFormat();
  const worthOf = usePromoWorth();
  const errorText = useFieldErrorText();
  const color = misfit ? 'warning.main' : 'success.main';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minBlockSize: 50,
        paddingInlineStart: 1.75,
        border: '1px solid',
        borderColor: color,
        borderRadius: radius.input,
      }}
    >
      <LocalOfferIcon fontSize="small" aria-hidden sx={{ color }} />
      <Box sx={{ flexGrow: 1, minInlineSize: 0, paddingBlock: 0.5 }}>
        <Typography component="span" sx={{ fontWeight: 750 }}>
          <Ltr>{promo.code}</Ltr>
        </Typography>
        <Typography component="div" variant="note">
          {misfit && errorText(misfit)}
          {!misfit && (takesNothing ? t('promo.nothing') : worthOf(promo))}
        </Typography>
        {promo.hold?.id && !takesNothing && !misfit && (
          <Typography component="div" variant="note">
            {t('promo.held', { until: dateTime(promo.hold.until) })}
          </Typography>
        )}
      </Box>
      <IconButton
        ref={removal}
        aria-label={t('promo.remove', { code: promo.code })}
        onClick={onRemove}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
