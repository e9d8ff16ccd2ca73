import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { emptyPerson, personPath } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

/** The family in the form: added, taken away, and found by their key wherever they stand by now. */
export function usePeople() {
  const { values, touched, setFieldValue, setTouched } = useFormikContext<RegistrationDraft>();
  const { people } = values;
  const latest = useRef(people);
  latest.current = people;
  return {
    people,
    add() {
      const person = emptyPerson();
      setFieldValue('people', [...people, person]);
      return person.key;
    },
    remove(key: string) {
      const place = people.findIndex((person) => person.key === key);
      const others = <T>(all: readonly T[] = []) => all.filter((_, index) => index !== place);
      setTouched({ ...touched, people: others(touched.people) }, false);
      setFieldValue('people', others(people));
    },
    /** A picture may arrive when others have been taken away. */
    setPassport(key: string, url: string) {
      const index = latest.current.findIndex((person) => person.key === key);
      if (index >= 0) setFieldValue(personPath(index, 'passportUrl'), url);
    },
  };
}
