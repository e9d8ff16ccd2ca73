import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyPerson } from '../../draft/person-draft.ts';
import type { RegistrationDraft } from '../../draft/registration-draft.ts';
import { PeopleSection } from './lazy-people.tsx';
import type { SendingPeople } from './use-sending-people.ts';

/**
 * Offers to register other people, such as children, in the same form. It is only a button until somebody is
 * added.
 */
export function AlsoRegister({ sending }: { sending: SendingPeople }) {
  const { t } = useTranslation('registration');
  const { values, setFieldValue } = useFormikContext<RegistrationDraft>();
  const [isAsked, setAsked] = useState(false);
  if (values.people.length > 0) {
    return <PeopleSection sending={sending} isAsked={isAsked} />;
  }
  return (
    <Box>
      <Button
        color="secondary"
        variant="outlined"
        size="small"
        // After the last person is removed, this button appears again and gets the focus.
        autoFocus={isAsked}
        onClick={() => {
          setAsked(true);
          setFieldValue('people', [emptyPerson()]);
        }}
      >
        {t('people.also')}
      </Button>
    </Box>
  );
}
