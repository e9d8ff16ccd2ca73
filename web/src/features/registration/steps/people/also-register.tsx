import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { emptyPerson } from '../../draft/person-draft.ts';
import type { RegistrationDraft } from '../../draft/registration-draft.ts';
import { PeopleSection } from './lazy-people.ts';
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
    return (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <PeopleSection sending={sending} isAsked={isAsked} />
      </Suspense>
    );
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
