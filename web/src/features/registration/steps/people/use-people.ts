import { useRef } from 'react';
import { emptyPerson, personPath } from '../../draft/person-draft.ts';
import { useDraft } from '../../page/wizard-context.ts';

/** Returns the people in the form, with functions that add, remove and update them by key. */
export function usePeople() {
  const { values, touched, setFieldValue, setTouched } = useDraft();
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
    /** Finds the person by key, because others may have been removed before the upload finished. */
    setPassport(key: string, url: string) {
      const index = latest.current.findIndex((person) => person.key === key);
      if (index >= 0) setFieldValue(personPath(index, 'passportUrl'), url);
    },
  };
}
