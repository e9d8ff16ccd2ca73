import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstPassword } from '#member/first-password.tsx';
import { Section } from '../../page/section.tsx';

/** Offers to set a password after a registration without one. */
export function NoPassword() {
  const { t } = useTranslation('member');
  const [isSet, setSet] = useState(false);
  return (
    <Section title={t('firstPassword.title')}>
      {isSet ? (
        <Alert severity="success">{t('firstPassword.done')}</Alert>
      ) : (
        <>
          <Typography sx={{ marginBlockEnd: 2, maxInlineSize: '64ch' }}>
            {t('firstPassword.text')}
          </Typography>
          <Box>
            <FirstPassword onDone={() => setSet(true)} />
          </Box>
        </>
      )}
    </Section>
  );
}
