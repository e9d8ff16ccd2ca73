import { useFormikContext } from 'formik';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { PersonItem } from '../family/person-item.tsx';
import { useOpenPeople } from '../family/use-open-people.ts';
import { usePeople } from '../family/use-people.ts';
import type { SendingPeople } from '../family/use-sending-people.ts';
import { peopleErrors } from '../validation/validate-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** What each of the family renews: the package of before, until somebody opens it. */
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
