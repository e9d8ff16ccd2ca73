import { generatePassword } from '@fanclub/contract/members/password-rules';
import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '#islands/island.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** Judges the new password that is typed in the form around it, and can fill in a random one. */
function NewPassword() {
  const { t } = useTranslation('auth');
  const place = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [generated, setGenerated] = useState('');
  const fieldsIn = () => [
    ...(place.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[name$="_password"]') ??
      []),
  ];
  const read = useRef(() => setPassword(fieldsIn()[0]?.value ?? ''));
  useEffect(() => {
    const form = place.current?.closest('form');
    read.current();
    const { current: onInput } = read;
    form?.addEventListener('input', onInput);
    return () => form?.removeEventListener('input', onInput);
  }, []);
  const generate = () => {
    const made = generatePassword();
    for (const field of fieldsIn()) {
      field.value = made;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setGenerated(made);
  };
  return (
    <div ref={place}>
      <PasswordStrength password={password} />
      <Row sx={{ marginBlockEnd: 3 }}>
        <SecondaryButton size="small" startIcon={<CasinoIcon />} onClick={generate}>
          {t('reset.generate')}
        </SecondaryButton>
        {generated && (
          <Row role="status">
            <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
              <Ltr>{generated}</Ltr>
            </Box>
            <CopyButton text={generated} label={t('fields.newPassword')} />
          </Row>
        )}
      </Row>
    </div>
  );
}

export default island('new-password', NewPassword, { when: 'visible', texts: ['auth'] });
