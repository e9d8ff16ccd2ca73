import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { peopleErrors } from '../../draft/validate-draft.ts';
import { Section } from '../../page/section.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { PersonItem } from './person-item.tsx';
import { useOpenPeople } from './use-open-people.ts';
import { usePeople } from './use-people.ts';
import type { SendingPeople } from './use-sending-people.ts';

export interface PeopleSectionProps {
  sending: SendingPeople;
  /** True if the person has just pressed the button that shows this section, so that it gets the focus. */
  isAsked?: boolean;
}

/** The people of the family in the form. Each is a short card, which expands to a form. */
export default function PeopleSection({ sending, isAsked = false }: PeopleSectionProps) {
  const { t } = useTranslation('family');
  const { application } = useWizard();
  const { values } = useDraft();
  const { people, add, remove, setPassport } = usePeople();
  const { rules, mostPeople } = application;
  const errors = peopleErrors({ people }, rules);
  const isComplete = (index: number) => Object.keys(errors[index] ?? {}).length === 0;
  const opened = useOpenPeople(people, isComplete);
  const adding = useRef<HTMLButtonElement>(null);
  const [isNew, setNew] = useState(isAsked ? people[0]?.key : undefined);
  const [isGone, setGone] = useState(false);
  const isLast = people.length === 1;

  // The pressed button has been removed with the person, so the button that adds a person gets the focus.
  useEffect(() => {
    if (isGone) adding.current?.focus();
    setGone(false);
  }, [isGone]);

  return (
    <Section title={t('title')} help={t('help')}>
      <Stack spacing={2}>
        {people.map((person, index) => (
          <PersonItem
            key={person.key}
            person={person}
            index={index}
            isOpen={opened.isOpen(person.key)}
            isNew={person.key === isNew}
            errors={errors[index] ?? {}}
            onOpen={() => opened.open(person.key)}
            onDone={() => opened.fold(person.key)}
            countSending={sending.count}
            setPassport={setPassport}
            // If the person who fills in the form does not apply, the only person in the list cannot be removed.
            onRemove={
              isLast && rules.ownPart(values) === 'none'
                ? undefined
                : () => {
                    remove(person.key);
                    setGone(true);
                  }
            }
          />
        ))}
        {people.length < mostPeople ? (
          <SecondaryButton
            ref={adding}
            startIcon={<PersonAddIcon />}
            onClick={() => setNew(add())}
            sx={{ alignSelf: 'start' }}
          >
            {t('another')}
          </SecondaryButton>
        ) : (
          <Typography variant="note">{t('most', { most: mostPeople })}</Typography>
        )}
      </Stack>
    </Section>
  );
}
