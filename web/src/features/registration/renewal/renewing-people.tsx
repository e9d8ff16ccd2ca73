import { useFormikContext } from 'formik';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { peopleErrors } from '../draft/validate-draft.ts';
import { useWizard } from '../page/wizard-context.ts';
import { PersonItem } from '../steps/people/person-item.tsx';
import { useOpenPeople } from '../steps/people/use-open-people.ts';
import { usePeople } from '../steps/people/use-people.ts';
import type { SendingPeople } from '../steps/people/use-sending-people.ts';

/** The people of the family who renew. Each keeps the previous package until the member edits it. */
export function RenewingPeople({ sending }: { sending: SendingPeople }) {
  const { rules } = useWizard().application;
  const { values } = useFormikContext<RegistrationDraft>();
  const { people, setPassport } = usePeople();
  const errors = peopleErrors(values, rules);
  const opened = useOpenPeople(people, (index) => Object.keys(errors[index] ?? {}).length === 0);
  return people.map((person, index) => (
    <PersonItem
      key={person.key}
      person={person}
      index={index}
      isOpen={opened.isOpen(person.key)}
      isNew={false}
      errors={errors[index] ?? {}}
      onOpen={() => opened.open(person.key)}
      onDone={() => opened.fold(person.key)}
      countSending={sending.count}
      setPassport={setPassport}
      onRemove={undefined}
    />
  ));
}
