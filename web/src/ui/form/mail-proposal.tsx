import { isolateLtr } from '@fanclub/contract/text/isolate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLikelyEmail } from './find-likely-email.ts';
import { focusField } from './focus-field.ts';

/**
 * Asks about an e-mail address that looks mistyped once its field was left; the button takes the address that was
 * probably meant. On a built page, the script of the forms does the same with the attribute `data-proposes`.
 */
export function MailProposal({ name, value }: { name: string; value: string | undefined }) {
  const { t } = useTranslation();
  const [, { touched }, { setValue }] = useField<string>(name);
  const [found, setFound] = useState<{ for: string; address: string | null }>();
  useEffect(() => {
    if (touched && value) {
      void findLikelyEmail(value).then((address) => setFound({ for: value, address }));
    }
  }, [touched, value]);
  const address = found && found.for === value ? found.address : null;
  const ask = (meant: string) => t('form.didYouMean', { address: meant });
  return (
    <Box aria-live="polite">
      <Button
        size="small"
        hidden={address === null}
        data-proposes={ask('{{address}}')}
        onClick={() => {
          if (address === null) return;
          void setValue(address);
          focusField(name);
        }}
        sx={{ '&[hidden]': { display: 'none' } }}
      >
        {address !== null && ask(isolateLtr(address))}
      </Button>
    </Box>
  );
}
